import type { Reading } from '../value/fault.ts';

/** Reads further what a text says, without the space around it; nothing and faults stay what they are. */
export function readTextAs<Given>(
  reading: Reading<string>,
  read: (text: string) => Reading<Given>,
): Reading<Given> {
  if ('fault' in reading) return reading;
  return reading.answer === undefined ? { answer: undefined } : read(reading.answer.trim());
}
