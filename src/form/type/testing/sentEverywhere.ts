import type { FormValues } from '../../value/answer.ts';

/** The same text under every name that a field could look for. */
export function sentEverywhere(id: string, text: string): FormValues {
  const names = [
    '',
    '.other',
    '.line1',
    '.city',
    '.postal_code',
    '.country',
    '.0.0',
    '.0.1',
    '.1.0',
    '.1',
    '.add',
  ];
  return new Map(names.map((name) => [`${id}${name}`, [text]]));
}
