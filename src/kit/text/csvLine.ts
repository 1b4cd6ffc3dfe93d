import { guardFormulas } from './guardFormulas.ts';

/** One CSV line without its line break. Every cell is quoted, and none is a formula, because cells hold user input. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${guardFormulas(cell).replaceAll('"', '""')}"`).join(',');
}
