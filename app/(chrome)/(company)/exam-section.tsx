import { Spread } from '@/components/ui/spread';
import { TickStrip } from '@/components/ui/tick-strip';
import type { Blueprint } from '@/lib/domain/exam/blueprint';
import { durationWords, timeWords } from '@/lib/domain/exam/describe';
import { toStrip } from '@/lib/domain/exam/strip';
import type { CompiledGuide } from '@/lib/domain/guide/guide';
import type { Section } from '@/lib/domain/site/section';

type ExamSectionProps = {
  section: Section;
  label: string;
  blueprint: Blueprint;
  /** Minutes that fill the whole width. */
  scale: number;
  title: string;
  say: string;
  /** What there is to read; the first is the next step. */
  guides: CompiledGuide[];
};

/** One exam on the home page: its shape, drawn from its blueprint, and one obvious next step. */
export function ExamSection({ section, label, blueprint, scale, title, say, guides }: ExamSectionProps) {
  const questions = blueprint.parts.reduce((sum, part) => sum + part.questions, 0);
  const inWords = blueprint.parts
    .map((part) => `${part.title}, ${part.questions} in ${durationWords(part.seconds)}`)
    .join('; ');
  const [next, ...others] = guides;
  return (
    <Spread
      className="exam"
      section={section}
      label={label}
      notes={[`${questions} questions`, timeWords(blueprint)]}
    >
      <h2>{title}</h2>
      <p className="say">{say}</p>
      <TickStrip
        segments={toStrip(blueprint.parts)}
        scale={scale}
        label={`${blueprint.title} to scale: ${inWords}.`}
      />
      <p className="go">
        {next && (
          <a className="btn" href={next.path}>
            {next.title}
          </a>
        )}
        {others.map((guide) => (
          <a key={guide.slug} className="act" href={guide.path}>
            {guide.title}
          </a>
        ))}
      </p>
    </Spread>
  );
}
