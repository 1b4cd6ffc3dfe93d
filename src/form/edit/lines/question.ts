/** The kinds of fields that a typed line can become. */
export const questionKinds = [
  'short',
  'long',
  'email',
  'phone',
  'number',
  'date',
  'time',
  'address',
  'url',
  'yes_no',
  'choice',
  'choices',
  'dropdown',
  'rating',
  'nps',
  'file',
  'text',
] as const;

export type QuestionKind = (typeof questionKinds)[number];

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
