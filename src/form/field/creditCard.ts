import type { CreditCardField } from '../schema/field/creditCard.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { payableAmount } from './money.ts';
import { cutText, oneLine, readStoredText } from './text.ts';

/**
 * A payment by card. What was paid comes from the payment provider, so nothing that a visitor sends is read here; the
 * answer says it in words, such as `USD 25.00 · Visa 4242`.
 */
export const creditCard: FieldBehaviour<CreditCardField, string> = {
  source: () => 'payment',
  readForm: () => ({ answer: undefined }),
  readJson: () => ({ answer: undefined }),
  writeJson: (_field, answer) => answer,
  normalise(_field, answer) {
    const text = oneLine(cutText(answer.trim(), longestAnswer));
    return cutText(text, longestAnswer).trim() || undefined;
  },
  validate: () => undefined,
  printValue: (_field, answer) => answer,
  readValue: (_field, value) => readStoredText(value),
  printText: (_field, answer) => answer,
  printCell: (_field, answer) => answer,
  formulaUse: () => 'none',
  asNumber: () => '0',
  comparison: () => 'none',
  settable: false,
};

const longestAnswer = 200;

export interface CardPayment {
  /** Three letters. */
  readonly currency: string;
  /** In plain decimal digits, such as `25.00`. */
  readonly amount: string;
  /** As the payment provider calls it: `visa`. */
  readonly brand: string;
  readonly last4: string;
}

/** The answer that a payment makes: `USD 25.00 · Visa 4242`. A brand that is not told is `Card`. */
export function formatPayment({ currency, amount, brand, last4 }: CardPayment): string {
  const code = currency.toUpperCase();
  const paid = `${code} ${payableAmount(amount, code) ?? amount}`;
  return oneLine(`${paid} · ${brandName(brand)} ${last4}`);
}

const brandNames: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['diners', 'Diners Club'],
  ['eftpos_au', 'eftpos'],
  ['jcb', 'JCB'],
  ['link', 'Link'],
  ['unionpay', 'UnionPay'],
]);

function brandName(brand: string): string {
  const word = brand.trim();
  if (word === '' || word === 'unknown') return 'Card';
  return brandNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
}
