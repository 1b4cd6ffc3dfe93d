import type { Field, Page } from '../definition/document.ts';

/** What a message calls a field: `"Your age" (field3)`, or its id alone where it has no label. */
export function nameOf({ id, label }: Pick<Field | Page, 'id' | 'label'>): string {
  const shown = shortened(label);
  return shown === '' ? id : `"${shown}" (${id})`;
}

/** On one line, and not longer than a sentence can bear. */
export function shortened(text: string): string {
  const line = text.slice(0, 1000).replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= 60 ? line : `${letters.slice(0, 59).join('')}…`;
}
