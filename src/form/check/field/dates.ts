import { weekdayOf } from '#kit/time/day.ts';
import type { DateField } from '../../type/date/settings.ts';
import { type CheckedForm, fieldsOfType, type LocatedField } from '../checkedForm.ts';
import { type Finding, finding, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';
import { boundDay, isAlwaysAfter } from './boundDay.ts';

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Checks the bounds and defaults of dates, except where they depend on the day of filling in. */
export function* checkDates(form: CheckedForm): Generator<Finding> {
  for (const located of fieldsOfType(form, 'date')) {
    const impossible = [...checkDays(located)];
    yield* impossible;
    if (impossible.length === 0) yield* checkBounds(located);
  }
}

function* checkDays({ field, location }: LocatedField<DateField>): Generator<Finding> {
  for (const key of ['min', 'max', 'default'] as const) {
    const text = field[key];
    if (text === undefined || boundDay(text) !== undefined) continue;
    yield finding(
      'date_impossible',
      within(location, `.${key}`),
      `${nameOf(field)} names the date ${text}, which does not exist; use a real one.`,
    );
  }
}

function* checkBounds({ field, location }: LocatedField<DateField>): Generator<Finding> {
  const min = field.min === undefined ? undefined : boundDay(field.min);
  const max = field.max === undefined ? undefined : boundDay(field.max);
  if (min === undefined || max === undefined) return;
  if (isAlwaysAfter(min, max)) {
    yield finding(
      'bounds_contradict',
      within(location, '.min'),
      `${nameOf(field)} has its earliest day ${field.min} after its latest day ${field.max}; swap them.`,
    );
  } else if ('day' in min && 'day' in max && !someWeekday(field, min.day, max.day)) {
    yield finding(
      'bounds_contradict',
      within(location, '.weekdays'),
      `${nameOf(field)} allows no day: none of its weekdays falls between ${field.min} and ${field.max}.`,
    );
  }
}

function someWeekday({ weekdays }: DateField, first: number, last: number): boolean {
  if (weekdays === undefined) return true;
  const days = Array.from({ length: Math.min(last - first, 6) + 1 }, (_, later) => weekdayOf(first + later));
  return days.some((day) => weekdays.some((weekday) => weekday === weekdayNames[day]));
}
