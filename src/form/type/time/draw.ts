import type { Drawing } from '../../simulate/person/drawing.ts';
import type { Respondent } from '../../simulate/person/respondent.ts';
import { settled } from '../declarations.ts';
import type { TimeField } from './settings.ts';

/** A time on a step of the field, in the daytime where the bounds allow; an invalid one where they allow none. */
export function drawTime(field: TimeField, { random }: Respondent): string {
  const { min, max, step } = settled(field);
  const earliest = minutesOf(min ?? '00:00');
  const latest = minutesOf(max ?? '23:59');
  if (latest < earliest) return clockTime(earliest);
  const day = [8 * 60, 20 * 60].map((minutes) => Math.min(latest, Math.max(earliest, minutes)));
  const [from = earliest, to = latest] = day;
  // People choose full quarters where every minute is possible.
  const each = step < 15 && 15 % step === 0 && earliest % 15 === 0 ? 15 : step;
  const [first, last] = [Math.ceil((from - earliest) / each), Math.floor((to - earliest) / each)];
  const index =
    first <= last ? random.between(first, last) : random.below(1 + Math.floor((latest - earliest) / each));
  return clockTime(earliest + index * each);
}

/** NaN for a text that is no time. */
export function minutesOf(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
}

export function clockTime(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

export const timeDrawing: Drawing<TimeField> = { answer: drawTime };
