import type { FormValues, UploadedFile } from '#form/value/answer.ts';
import type { PageData } from '#render/script/pageData.ts';

/** Everything that a form and answers to it settle, as plain values that can be compared. */
export interface Decision {
  readonly pages: readonly string[];
  readonly visible: readonly string[];
  readonly required: readonly string[];
  readonly forced: readonly string[];
  readonly asked: readonly string[];
  readonly answers: readonly (readonly [field: string, answer: unknown])[];
  readonly faults: readonly { readonly field: string; readonly code: string; readonly words: string }[];
  /** What each payment charges; undefined where that cannot be calculated. */
  readonly amounts: readonly (readonly [field: string, amount: string | undefined])[];
  /** The texts that depend on answers, filled in. */
  readonly texts: readonly string[];
}

export interface Answered {
  readonly values: FormValues;
  readonly files: readonly UploadedFile[];
  /** Texts of the page in which formulas stand. */
  readonly texts: readonly string[];
}

/** What a page's script decides, given what the page tells it. */
export type Decide = (data: PageData, answered: Answered) => Promise<Decision>;
