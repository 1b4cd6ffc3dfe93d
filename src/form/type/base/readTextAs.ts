import type { Reading } from '../../value/fault.ts';

/** Parses a text that was read, trimmed. No answer stays no answer, and a fault stays a fault. */
export function readTextAs<Given>(
  reading: Reading<string>,
  read: (text: string) => Reading<Given>,
): Reading<Given> {
  if ('fault' in reading) return reading;
  return reading.answer === undefined ? { answer: undefined } : read(reading.answer.trim());
}
