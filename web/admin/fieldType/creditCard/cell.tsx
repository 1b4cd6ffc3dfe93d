import type { ReactNode } from 'react';
import { formatNumber } from '#ui/format/formatNumber.ts';
import type { CellContext } from '../answerCell.ts';
import { readPayment } from './payment.ts';

/** The amount, and the card behind it. */
export function paymentCell(text: string, { locale }: CellContext): ReactNode {
  const payment = readPayment(text);
  if (payment === undefined) return <span className="cell-text">{text}</span>;
  const { amount, currency, card } = payment;
  return (
    <>
      <span className="cell-money">{formatNumber(amount, locale, { style: 'currency', currency })}</span>
      {card !== undefined && <span className="cell-text cell-soft">{card}</span>}
    </>
  );
}
