import type { ReactNode } from 'react';
import type { CellContext } from '#admin/fieldType/answerCell.ts';
import type { ResponseListed } from '#contract/app/response/table.ts';
import { writtenAmount } from '../writtenAmount.ts';

/** The price of an answer, or its total. A function, not a component: a table has hundreds of cells. */
export function amountCell(
  amount: ResponseListed['amounts'][string] | undefined,
  { locale }: CellContext,
): ReactNode {
  return amount === undefined ? null : <span className="cell-money">{writtenAmount(amount, locale)}</span>;
}
