import type { Facts } from '../facts.ts';
import { time } from './behaviour.ts';
import { about, defaults, settings, type TimeField } from './settings.ts';

const facts: Facts<TimeField> = {
  seconds: 6,
  like: ['text'],
  bounds: ({ min = '00:00', max = '23:59' }) => [min, max],
  isExact: true,
  example: () => '09:30',
  contradiction: ({ min, max }) =>
    min !== undefined && max !== undefined && min > max
      ? ['min', `has its earliest time ${min} after its latest time ${max}; swap them`]
      : undefined,
  impossibleStep: ({ min = '00:00', max, step }) =>
    step !== undefined && max !== undefined && step > minutes(max) - minutes(min)
      ? `goes from ${min} to ${max} in steps of ${step} minutes, so only one time is possible; make the step smaller`
      : undefined,
};

function minutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

export const timeType = { about, defaults, settings, behaviour: time, facts };
