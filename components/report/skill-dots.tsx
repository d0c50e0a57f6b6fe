import type { ItemResult, SetScore, Tally } from '@/lib/domain/exam/score';
import { OutcomeDot } from './outcome-dot';

type SkillDotsProps = { domains: SetScore['domains']; results: ReadonlyMap<string, ItemResult> };

/** Domains and skills with one dot per question. */
export function SkillDots({ domains, results }: SkillDotsProps) {
  return (
    <>
      <p className="legend" aria-hidden="true">
        <span>
          <OutcomeDot outcome="right" />
          Right
        </span>
        <span>
          <OutcomeDot outcome="wrong" />
          Wrong
        </span>
        <span>
          <OutcomeDot outcome="omitted" />
          Left empty
        </span>
        <span>
          <OutcomeDot outcome="not-reached" />
          Not reached
        </span>
      </p>
      <div className="skill-sec">
        {domains.map((domain) => (
          <section key={domain.name} className="dom">
            <h3 className="dn">
              <span>{domain.name}</span>
              <span className="num">
                {domain.right} of {domain.questions}
              </span>
            </h3>
            <ul>
              {domain.skills.map((skill) => (
                <SkillRow key={skill.name} skill={skill} results={results} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function SkillRow({ skill, results }: { skill: Tally; results: ReadonlyMap<string, ItemResult> }) {
  return (
    <li className="sk">
      <span>{skill.name}</span>
      <span className="dots">
        {skill.items.map((id) => (
          <OutcomeDot key={id} outcome={results.get(id)?.outcome ?? 'not-reached'} />
        ))}
      </span>
      <span className="num">
        {skill.right}
        <span aria-hidden="true">/</span>
        <span className="vh"> of </span>
        {skill.questions}
        <span className="vh"> right</span>
      </span>
    </li>
  );
}
