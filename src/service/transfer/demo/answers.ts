import type { ResponseItem } from '#contract/v2.ts';
import { postalAddress } from '#form/simulate/person/postalAddress.ts';
import { day } from '#kit/time/durations.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { Visit } from './visit.ts';

type Address = Extract<ResponseItem, { value_type: 'address' }>['value'];
type Draw = (visit: Visit) => string | undefined;

export const name: Draw = (visit) => visit.name;
export const email: Draw = (visit) => visit.email;
export const phone: Draw = ({ random, town }) => random.digits(town.phone);

export function sometimes<Value>(
  share: number,
  draw: (visit: Visit) => Value | undefined,
): (visit: Visit) => Value | undefined {
  return (visit) => (visit.random.chance(share) ? draw(visit) : undefined);
}

/**
 * A date such as `2026-01-31`, between `least` and `most` days after the response; negative numbers lie before it.
 */
export function dateWithin(least: number, most: number): Draw {
  return ({ random, time }) => formatInstant(time + random.between(least, most) * day).slice(0, 10);
}

/** A time such as `09:30`, on a quarter of an hour. */
export function timeBetween(first: number, last: number): Draw {
  return ({ random }) =>
    `${String(random.between(first, last)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
}

export function fullAddress(visit: Visit): Address {
  const parts = postalAddress(visit);
  const shown = Object.values(parts).filter((part) => part !== '');
  return { full_address: shown.join(', '), ...parts };
}

const cards = ['Visa 4242', 'Mastercard 4444', 'American Express 0005', 'JCB 0505', 'UnionPay 0005'];

/**
 * A payment such as `EUR 25.00 · Visa 4242`; undefined if nothing is due. `count` returns the
 * price of an earlier answer.
 */
export function payment(count: (earlier: ResponseItem) => number) {
  return ({ random }: Visit, earlier: readonly ResponseItem[]): string | undefined => {
    const card = random.favour(cards);
    const amount = earlier.reduce((sum, item) => sum + count(item), 0);
    return amount > 0 ? `EUR ${amount.toFixed(2)} · ${card}` : undefined;
  };
}

/** The total price of the chosen options. */
export function priceOf(
  { value_type, value }: ResponseItem,
  options: readonly { value: string; price?: number }[],
): number {
  if (value_type !== 'options') return 0;
  const prices = value.map((chosen) => options.find((option) => option.value === chosen.value)?.price ?? 0);
  return prices.reduce((sum, price) => sum + price, 0);
}
