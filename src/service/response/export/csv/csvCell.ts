import { guardFormulas } from '#kit/text/guardFormulas.ts';

const needsQuotes = /[",;\t\r\n]/;

/** A cell of a CSV file, in quotes only if it needs them, and never a formula. */
export function csvCell(text: string): string {
  const safe = guardFormulas(text);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
