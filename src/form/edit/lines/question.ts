import { type FieldEntry, fieldEntries } from '../entries/fieldEntries.ts';

/** Entries that a typed line cannot become: they need more than a question. */
const notTyped = ['calendly', 'table_entry', 'credit_card', 'hidden', 'slider'] as const;

export type QuestionKind = Exclude<FieldEntry, (typeof notTyped)[number]>;

/** The kinds of fields that a typed line can become. */
export const questionKinds: readonly QuestionKind[] = fieldEntries.filter(isQuestionKind);

function isQuestionKind(entry: FieldEntry): entry is QuestionKind {
  return !notTyped.some((each) => each === entry);
}

/** A question that was typed as a line, with the kind of its field as guessed or chosen. */
export interface Question {
  readonly label: string;
  readonly kind: QuestionKind;
  readonly required: boolean;
  readonly options: readonly string[];
  /** The label of a last option with words of the visitor's own. */
  readonly other?: string;
  /** The best rating, where the line names it. */
  readonly max?: number;
}

/** Questions under a heading; the heading of the first page may be empty. */
export interface TypedPage {
  readonly heading: string;
  readonly questions: readonly Question[];
}
