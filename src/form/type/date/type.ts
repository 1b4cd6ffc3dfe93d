import { resolveDay } from '../../value/resolveDay.ts';
import type { Facts } from '../facts.ts';
import { date } from './behaviour.ts';
import { about, type DateField, defaults, settings } from './settings.ts';

const facts: Facts<DateField> = {
  seconds: 8,
  like: ['text'],
  startingValues(field, today) {
    const day = resolveDay(field.default, today);
    return day === undefined ? [] : [[field.id, [day]]];
  },
  bounds: ({ min, max }) => [fixed(min), fixed(max)],
  isExact: true,
  example: (_field, today) => today,
};

/** A bound such as `today+7` depends on the day. */
function fixed(bound: string | undefined): string | undefined {
  return bound?.startsWith('today') ? undefined : bound;
}

export const dateType = { about, defaults, settings, behaviour: date, facts };
