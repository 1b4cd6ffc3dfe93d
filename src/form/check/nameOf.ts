import type { Field, Page } from '../definition/document.ts';

/** The name of a field in messages: `"Your age" (field3)`, or its id where it has no label. */
export function nameOf({ id, label }: Pick<Field | Page, 'id' | 'label'>): string {
  const shown = shortened(label);
  return shown === '' ? id : `"${shown}" (${id})`;
}

/** On one line, truncated to fit into a sentence. */
export function shortened(text: string): string {
  const line = text.slice(0, 1000).replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= 60 ? line : `${letters.slice(0, 59).join('')}…`;
}
