import { useLanguage } from '#admin/texts/useTexts.ts';
import type { CreditCardField } from '#form/type/creditCard/settings.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { readPayment } from './payment.ts';

/** A payment is not edited. */
export const creditCardAnswer: AnswerAdapter<CreditCardField> = { Control: undefined, TextView: PaymentView };

function PaymentView({ value }: { readonly value: string }) {
  const { locale } = useLanguage();
  const payment = readPayment(value);
  if (payment === undefined) return <p className="answer-text">{value}</p>;
  return (
    <p className="answer-money">
      <span className="answer-amount">
        {formatNumber(payment.amount, locale, { style: 'currency', currency: payment.currency })}
      </span>
      {payment.card !== undefined && <span className="answer-card">{payment.card}</span>}
    </p>
  );
}
