// A guide answers the question that brought a visitor; its facts have sources and dates.

import { z } from 'zod';
import type { Html } from '@/lib/domain/question/public-question';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case words joined by hyphens');

const sourceSchema = z.strictObject({
  title: z.string().min(1),
  url: z.url().optional(),
  /** When it was published or read. */
  date: z.iso.date(),
  /** What was taken from it, or what to know about it. */
  note: z.string().min(1),
});

/** The front matter of a file under content/guides/. */
export const guideSchema = z.strictObject({
  title: z.string().min(1).max(80),
  /** For search results and link previews. */
  description: z.string().min(50).max(170),
  section: z.enum(['sat', 'act', 'ap', 'college']),
  slug,
  status: z.enum(['draft', 'live']),
  /** Last change of the text. */
  updated: z.iso.date(),
  /** Last check of its facts. */
  checked: z.iso.date(),
  keyFacts: z.array(z.strictObject({ label: z.string().min(1), value: z.string().min(1) })).default([]),
  sources: z.array(sourceSchema).min(1),
  related: z.array(slug).default([]),
  /** Where the page stands when that is not /guides/<slug>. */
  path: z.string().startsWith('/').optional(),
  waive: z.array(z.strictObject({ rule: slug, why: z.string().min(10) })).default([]),
});

export type Guide = z.infer<typeof guideSchema>;

/** Words as they are, or a table that the page fills by name from blueprints or dates. */
export type GuideBlock = { kind: 'html'; html: Html } | { kind: 'table'; name: string; number: number };

/** One file under .content/guides/. Texts are plain unless they are Html. */
export type CompiledGuide = Omit<Guide, 'path' | 'status' | 'waive'> & {
  path: string;
  blocks: GuideBlock[];
  /** The second-level headings, by id in the html. */
  contents: { id: string; text: string }[];
  words: number;
  /** Reading time at 220 words a minute, at least 1. */
  minutes: number;
};
