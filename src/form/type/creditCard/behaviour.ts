import { payableAmount } from '../../value/money.ts';
import { cutText, oneLine } from '../../value/text.ts';
import { unansweredBehaviour } from '../base/unansweredBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import type { CreditCardField } from './settings.ts';

/**
 * A payment by card. Its answer comes from the payment provider, never from the visitor, and is a text such as `USD
 * 25.00 · Visa 4242`.
 */
export const creditCard: FieldBehaviour<CreditCardField, string> = unansweredBehaviour({
  source: () => 'payment',
  normalise(_field, answer) {
    const text = oneLine(cutText(answer.trim(), maxAnswerLength));
    return cutText(text, maxAnswerLength).trim() || undefined;
  },
});

const maxAnswerLength = 200;

interface CardPayment {
  /** Three letters. */
  readonly currency: string;
  /** In plain decimal digits, such as `25.00`. */
  readonly amount: string;
  /**
   * The card, with the brand name of the payment provider: `visa`. Undefined where the provider does not report it.
   */
  readonly card: { readonly brand: string; readonly lastDigits: string } | undefined;
}

/** The answer for a payment: `USD 25.00 · Visa 4242`. */
export function formatPayment({ currency, amount, card }: CardPayment): string {
  const code = currency.toUpperCase();
  const paid = `${code} ${payableAmount(amount, code) ?? amount}`;
  if (card === undefined) return oneLine(paid);
  return oneLine(`${paid} · ${brandNames.get(card.brand) ?? 'Card'} ${card.lastDigits}`);
}

const brandNames: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['eftpos_au', 'Eftpos Australia'],
  ['jcb', 'JCB'],
  ['link', 'Link'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
  ['visa', 'Visa'],
]);
