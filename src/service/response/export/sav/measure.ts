import { type Cell, cellNumber, cellText, type ExportColumn, isCoded } from '../column/column.ts';

/** The size that a variable needs: bytes of text, or digits of a number; and the lowest number. */
export interface Measure {
  bytes: number;
  digits: number;
  decimals: number;
  lowest: number;
}

export const nothing: Measure = { bytes: 1, digits: 1, decimals: 0, lowest: 0 };

export function nothingYet(columns: readonly ExportColumn[]): Measure[] {
  return columns.map(() => ({ ...nothing }));
}

/**
 * The dictionary comes before the data and fixes the width of each text, so all rows are read once to find the longest.
 * Declaring the widest possible text instead would make files many times larger.
 */
export async function measure(
  columns: readonly ExportColumn[],
  steps: AsyncIterable<readonly Cell[][]>,
): Promise<Measure[]> {
  const measures = nothingYet(columns);
  for await (const rows of steps) measureRows(columns, rows, measures);
  return measures;
}

/** Enlarges the measures so that these rows fit, with texts as `textOf` writes them. */
export function measureRows(
  columns: readonly ExportColumn[],
  rows: readonly Cell[][],
  measures: readonly Measure[],
  textOf = (text: string) => text,
): void {
  for (const cells of rows) {
    for (const [index, column] of columns.entries()) {
      const cell = cells[index];
      const known = measures[index];
      if (cell === undefined || known === undefined) continue;
      if (column.kind === 'number') measureNumber(known, cellNumber(cell));
      else if (isText(column)) {
        const text = textOf(cellText(column, cell));
        // A character has at most three bytes per UTF-16 unit, so short texts need no count.
        if (text.length * 3 > known.bytes) known.bytes = Math.max(known.bytes, Buffer.byteLength(text));
      }
    }
  }
}

export function isText(column: Pick<ExportColumn, 'kind' | 'shows'>): boolean {
  const { kind } = column;
  return kind === 'text' || kind === 'list' || kind === 'table' || (kind === 'choice' && !isCoded(column));
}

function measureNumber(known: Measure, value: number | undefined): void {
  if (value === undefined) return;
  known.lowest = Math.min(known.lowest, value);
  const digits = Math.abs(value) < 10 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1;
  known.digits = Math.max(known.digits, digits + (value < 0 ? 1 : 0));
  if (Number.isInteger(value)) return;
  const fraction = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 15;
  known.decimals = Math.max(known.decimals, Math.min(15, fraction));
}
