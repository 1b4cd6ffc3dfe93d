import type { ResponseItem } from '#contract/v2.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { randomUuid } from './randomUuid.ts';
import type { Visit } from './visit.ts';

type Address = Extract<ResponseItem, { value_type: 'address' }>['value'];
type Draw = (visit: Visit) => string | undefined;

const day = 86_400_000;

/** Countries whose addresses include the state, which is the second part of the region code. */
const withState = new Set(['US', 'CA', 'AU', 'BR', 'IN', 'MX']);

export const name: Draw = (visit) => visit.name;
export const email: Draw = (visit) => visit.email;
export const phone: Draw = ({ random, place }) => random.digits(place.phone);

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

export function postalAddress({ random, place, locale }: Visit): Address {
  const line1 = random.pick(locale.streets).replace('#', String(random.between(1, 199)));
  const line2 = random.chance(0.2) ? `c/o ${random.pick(locale.family).written}` : '';
  const state = withState.has(place.country) ? place.region.slice(3) : '';
  const postal_code = random.digits(place.postalCode);
  const parts = [line1, line2, place.city, state, postal_code, place.country];
  return {
    full_address: parts.filter((part) => part !== '').join(', '),
    line1,
    line2,
    city: place.city,
    state,
    postal_code,
    country: place.country,
  };
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

/** The URL that Calendly gives a booked event. */
export function calendlyEvent({ random }: Visit): string {
  return `https://api.calendly.com/scheduled_events/${randomUuid(random)}`;
}
