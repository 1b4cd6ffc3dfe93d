import type { Random } from '#kit/random.ts';
import type { ConditionOperand } from '../../logic/compiledForm.ts';
import type { AnswerContext, UploadedFile } from '../../value/answer.ts';
import { drawPerson, type Person } from './person.ts';
import type { Town } from './towns.ts';

/** A file that stands for one of the respondent: small and without any function. */
export interface PlaceholderFile extends UploadedFile {
  readonly content: Uint8Array<ArrayBuffer>;
}

/** A person who fills in a form. */
export interface Respondent extends Person {
  readonly context: AnswerContext;
  /** The seed of the whole run: options keep their popularity from one respondent to the next. */
  readonly seed: number;
  /**
   * Some people go for the most or the least of everything. Without them nobody would get every question of a quiz
   * right.
   */
  readonly taste: 'any' | 'most' | 'least';
  /** How often options were chosen in this run; the respondents try rare ones too. */
  readonly tally: OptionTally | undefined;
  /** The values that rules compare the answer of a field with, by field id. */
  readonly hints: Hints;
  /** Where files go; undefined where the respondent has none to give. */
  readonly files: PlaceholderFile[] | undefined;
}

export type Hints = ReadonlyMap<string, readonly ConditionOperand[]>;

/** By field id and option value. */
export type OptionTally = Map<string, Map<string, number>>;

export function drawRespondent(
  random: Random,
  towns: readonly Town[],
  given: Pick<Respondent, 'context' | 'seed' | 'tally' | 'hints' | 'files'>,
): Respondent {
  const person = drawPerson(random, towns);
  const fraction = random.fraction();
  const taste = fraction < 0.1 ? 'most' : fraction < 0.2 ? 'least' : 'any';
  return { ...person, ...given, taste };
}
