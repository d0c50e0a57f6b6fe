import type { PublicChoice } from '@/lib/domain/question/public-question';
import { ChoiceRow } from './choice-row';

type ChoicesProps = {
  question: string;
  choices: PublicChoice[];
  answer: string | null;
  eliminated: string[];
  /** Whether crossing out is switched on. */
  eliminating: boolean;
  onAnswer: (choice: string) => void;
  onEliminate: (choice: string) => void;
  onRestore: (choice: string) => void;
};

/** The answer choices: native radio buttons, each with its own button to cross it out. */
export function Choices(props: ChoicesProps) {
  const { question, choices, answer, eliminated, eliminating, onAnswer, onEliminate, onRestore } = props;
  return (
    <fieldset className="choices">
      <legend className="vh">Answer choices</legend>
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.id}
          group={question}
          choice={choice}
          chosen={answer === choice.id}
          out={eliminated.includes(choice.id)}
          eliminating={eliminating}
          onChoose={() => onAnswer(choice.id)}
          onEliminate={() => onEliminate(choice.id)}
          onRestore={() => onRestore(choice.id)}
        />
      ))}
    </fieldset>
  );
}
