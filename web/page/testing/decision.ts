import type { FormValues, UploadedFile } from '#form/value/answer.ts';
import type { PageData } from '#render/script/pageData.ts';

/** The decisions about a form and its answers, as plain values that can be compared. */
export interface Decision {
  readonly pages: readonly string[];
  readonly visible: readonly string[];
  readonly required: readonly string[];
  readonly forced: readonly string[];
  readonly asked: readonly string[];
  readonly answers: readonly (readonly [field: string, answer: unknown])[];
  readonly faults: readonly { readonly field: string; readonly code: string; readonly words: string }[];
  /** The amount of each payment; undefined where it cannot be calculated. */
  readonly amounts: readonly (readonly [field: string, amount: string | undefined])[];
  /** The texts that depend on answers, filled in. */
  readonly texts: readonly string[];
}

export interface Answered {
  readonly values: FormValues;
  readonly files: readonly UploadedFile[];
  /** The texts of the page that contain formulas. */
  readonly texts: readonly string[];
}

/** The decisions of a page's script, given the data of the page. */
export type Decide = (data: PageData, answered: Answered) => Promise<Decision>;
