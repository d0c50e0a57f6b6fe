// zod's issues as problems: each names the nearest id and the field.

import type { z } from 'zod';
import type { Problem } from './problem';

function nameAt(data: unknown, where: readonly PropertyKey[]): string {
  let at = data as Record<PropertyKey, unknown> | undefined;
  let id = String(at?.id ?? at?.slug ?? 'file');
  for (const key of where) {
    at = at?.[key] as Record<PropertyKey, unknown> | undefined;
    // One letter is a choice; the question's id says more.
    if (typeof at?.id === 'string' && at.id.length > 1) id = at.id;
  }
  return id;
}

export function toProblems(error: z.ZodError, data: unknown, file: string): Problem[] {
  return error.issues.flatMap((issue) => {
    // A choice question is the likely meaning of whatever fits neither kind of question.
    const inner = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
    const issues = inner?.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue];
    return issues.map(({ path, message }) => ({
      rule: 'schema',
      file,
      id: nameAt(data, path),
      message: `${path.join('.') || 'The file'}: ${message.replace(/\.?$/, '.')}`,
    }));
  });
}
