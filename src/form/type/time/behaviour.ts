import { type Fault, fault, type Reading } from '../../value/fault.ts';
import { readFormText, readJsonText } from '../../value/text.ts';
import { readTextAs } from '../base/readTextAs.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { defaults, type TimeField } from './settings.ts';

// Some clients send seconds. Only 00 is accepted: the answer has no seconds, and dropping others would change it.
const written = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::00)?$/;

/** A time of the day as `09:30`. */
export const time: FieldBehaviour<TimeField, string> = {
  source: () => 'visitor',
  readForm: (field, values) => readTextAs(readFormText(values, field.id), readTime),
  readJson: (_field, value) => readTextAs(readJsonText(value), readTime),
  writeJson: (_field, answer) => answer,
  normalise: (_field, answer) => withoutSeconds(answer.trim()) || undefined,
  validate,
  printValue: (_field, answer) => answer,
  readValue: (_field, value) =>
    typeof value === 'string' && minutesOf(value) !== undefined ? withoutSeconds(value) : undefined,
  printText: (_field, answer) => answer,
  printCell: (_field, answer) => answer,
  formulaUse: () => 'either',
  asNumber: (_field, answer) => String(minutesOf(answer) ?? 0),
  comparison: () => 'clock',
  settable: true,
  requirable: true,
};

function readTime(text: string): Reading<string> {
  return minutesOf(text) === undefined ? { fault: fault('time_invalid') } : { answer: text };
}

function withoutSeconds(text: string): string {
  return written.exec(text)?.[1] ?? text;
}

/** Minutes since midnight; undefined for an invalid time. */
function minutesOf(text: string): number | undefined {
  return written.test(text) ? Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5)) : undefined;
}

function validate(field: TimeField, answer: string): Fault | undefined {
  const { min, max, step } = fillDefaults(defaults, field);
  const minutes = minutesOf(answer);
  if (minutes === undefined) return fault('time_invalid');
  const earliest = minutesOf(min ?? '00:00') ?? 0;
  if (min !== undefined && minutes < earliest) return fault('time_too_early', { min });
  const latest = minutesOf(max ?? '23:59') ?? 1439;
  if (max !== undefined && minutes > latest) return fault('time_too_late', { max });
  const off = (minutes - earliest) % step !== 0;
  return off ? fault('time_off_step', { step, min: min ?? '00:00' }) : undefined;
}
