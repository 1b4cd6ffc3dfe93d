import type { Scale } from './base/scaleBehaviour.ts';

/** The words of a new field, in the language of its author. */
export interface NewFieldWords {
  readonly label: string;
  readonly text: string;
}

/** The form values of one answer, by name. */
export type SampleAnswer = readonly (readonly [name: string, texts: readonly string[]])[];

/** A setting and a sentence about it. */
export type Remark = readonly [setting: string, sentence: string];

/** Types with one of these in common have similar answers. */
type Likeness = 'text' | 'choice' | 'scale' | 'number' | 'address' | 'prose';

/**
 * Answers to questions of the form language about a field type, besides its settings and the behaviour of its answers.
 * The functions take the field as it is in the document.
 */
export interface Facts<Field> {
  /** To give an answer once the question is read. */
  readonly seconds: number;
  /** The texts that visitors read; label and description by default. */
  readonly textsToRead?: (field: Field) => readonly (string | null | undefined)[];
  /** Controls and options that the page can have for a field that no schema has read yet; one by default. */
  readonly inputs?: (field: Readonly<Record<string, unknown>>) => number;
  /** Visitors cannot change the answer afterwards: it was paid, booked or brought by the address. */
  readonly isFinal?: true;

  /** A field may become one of each type that is like its own. */
  readonly like?: readonly Likeness[];
  /** The settings that make a new field complete enough to be shown. */
  readonly begin?: (words: NewFieldWords) => object;

  /** The values of controls at the beginning; those of the setting `default` by default. */
  readonly startingValues?: (field: Field, today: string) => SampleAnswer;
  /** Of fields that ask for a number on a scale. */
  readonly scale?: (field: Field) => Scale;
  /** The smallest and largest answer, where they do not depend on the day; the ends of the scale by default. */
  readonly bounds?: (field: Field) => readonly [least: string | undefined, greatest: string | undefined];
  /** Whether a value that the field refuses equals none that it accepts. Texts are folded before comparison. */
  readonly isExact?: true;
  /** The JSON of a plausible answer. */
  readonly example?: (field: Field, today: string) => unknown;
  /**
   * Answers that represent all: none, each option, the bounds of a number, and `numbers`, with which the form compares.
   * Left out for types such as texts, which no samples represent.
   */
  readonly samples?: (field: Field, numbers: readonly number[]) => readonly SampleAnswer[] | undefined;

  /** Bounds that no answer can satisfy: the setting to correct, and what is wrong. */
  readonly contradiction?: (field: Field) => Remark | undefined;
  /** The fault of a step that leaves nothing to choose. */
  readonly impossibleStep?: (field: Field) => string | undefined;
  /** Settings without effect, and the reason. */
  readonly unusedSettings?: (field: Field) => Iterable<Remark>;
}

/** The fault of bounds that exclude each other, for example of `min_length` above `max_length`. */
export function aboveMax(
  setting: string,
  min: number | undefined,
  max: number | undefined,
  noun?: string,
): Remark | undefined {
  if (min === undefined || max === undefined || min <= max) return undefined;
  const of = noun === undefined ? '' : ` ${noun}`;
  return [setting, `asks for at least ${min}${of} and at most ${max}; change one of them`];
}

/** The settings among `keys` that the field has, with the reason why they have no effect. */
export function* unusedAmong<Field extends object>(
  field: Field,
  keys: readonly (keyof Field & string)[],
  reason: string,
): Generator<Remark> {
  for (const key of keys) {
    const remark: Remark = [key, reason];
    if (field[key] !== undefined) yield remark;
  }
}

/** Sample answers of a field with one control: none, and each number. */
export function numberSamples(id: string, numbers: readonly (number | undefined)[]): SampleAnswer[] {
  const texts = new Set(numbers.filter((each) => each !== undefined).map(String));
  return [[], ...[...texts].map((text) => [[id, [text]]] as const)];
}

/** Sample answers of a field with few numbers: none, and each of them. */
export function scaleSamples(id: string, { min, max, step }: Scale): SampleAnswer[] {
  const count = Math.floor((max - min) / step) + 1;
  return numberSamples(
    id,
    Array.from({ length: count }, (_, index) => min + index * step),
  );
}

/** The number of items of a list that no schema has read. */
export function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
