import { type FieldType, isFieldType } from '#form/value/kinds.ts';
import type { AnswerCell } from './answerCell.ts';
import { paymentCell } from './creditCard/cell.tsx';
import { dayCell } from './date/cell.tsx';
import { npsCell } from './nps/cell.tsx';
import { ratingCell } from './rating/cell.tsx';

/** The types whose cells differ from those of other answers of their kind. */
const cells: { readonly [Type in FieldType]?: AnswerCell } = {
  rating: { number: ratingCell },
  nps: { number: npsCell },
  date: { text: dayCell },
  credit_card: { text: paymentCell },
};

export function answerCellOf(type: string): AnswerCell | undefined {
  return isFieldType(type) ? cells[type] : undefined;
}
