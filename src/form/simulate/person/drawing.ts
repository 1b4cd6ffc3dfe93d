import type { Answer } from '../../value/answer.ts';
import type { Respondent } from './respondent.ts';

/** How people answer the fields of a type. */
export interface Drawing<Field> {
  /** A plausible answer, which the field may refuse; undefined where the settings allow nothing. */
  readonly answer: (field: Field, respondent: Respondent, draw: number) => Answer | undefined;
  /** A text that is typed by mistake and corrected later. */
  readonly mistake?: (field: Field, respondent: Respondent) => string | undefined;
}
