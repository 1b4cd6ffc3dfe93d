import { parseDay, weekdayOf } from '#kit/time/day.ts';
import type { AnswerContext } from '../../value/answer.ts';
import { type Fault, fault, type Reading } from '../../value/fault.ts';
import { resolveDay } from '../../value/resolveDay.ts';
import { readFormText, readJsonText } from '../../value/text.ts';
import { readTextAs } from '../base/readTextAs.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { type DateField, week } from './settings.ts';

/** A day as `2026-12-31`, which is also what a browser sends. */
export const date: FieldBehaviour<DateField, string> = {
  source: () => 'visitor',
  readForm: (field, values) => readTextAs(readFormText(values, field.id), readDay),
  readJson: (_field, value) => readTextAs(readJsonText(value), readDay),
  writeJson: (_field, answer) => answer,
  normalise: (_field, answer) => answer.trim() || undefined,
  validate,
  printValue: (_field, answer) => answer,
  readValue: (_field, value) =>
    typeof value === 'string' && parseDay(value) !== undefined ? value : undefined,
  printText: (_field, answer) => answer,
  printCell: (_field, answer) => answer,
  formulaUse: () => 'either',
  asNumber: (_field, answer) => String(parseDay(answer) ?? 0),
  comparison: () => 'day',
  settable: true,
  requirable: true,
};

function readDay(text: string): Reading<string> {
  return parseDay(text) === undefined ? { fault: fault('date_invalid') } : { answer: text };
}

function validate(field: DateField, answer: string, { today }: AnswerContext): Fault | undefined {
  const day = parseDay(answer);
  if (day === undefined) return fault('date_invalid');
  // ISO days sort as texts. An invalid bound is ignored.
  const min = resolveDay(field.min, today);
  if (min !== undefined && answer < min) return fault('date_too_early', { min });
  const max = resolveDay(field.max, today);
  if (max !== undefined && answer > max) return fault('date_too_late', { max });
  const weekday = week[weekdayOf(day)];
  if (field.weekdays === undefined || weekday === undefined || field.weekdays.includes(weekday)) {
    return undefined;
  }
  return fault('weekday_refused', { weekday });
}
