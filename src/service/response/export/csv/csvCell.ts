import { guardFormulas } from '#kit/text/guardFormulas.ts';

const needsQuotes = /[",;\t\r\n]/;

/** A cell of a CSV file, in quotes only if it needs them, and never a formula. */
export function csvCell(text: string): string {
  return quotedCell(guardFormulas(text));
}

/** The same for programs that run no formulas: every character as it was written. */
export function quotedCell(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** For programs that end a row at a line break even inside quotes. */
export function inOneLine(text: string): string {
  return text.replace(lineBreaks, '↵');
}
