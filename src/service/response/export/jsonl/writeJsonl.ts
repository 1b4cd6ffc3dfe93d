import { type Cell, cellText, type ExportColumn } from '../column/column.ts';
import type { FormatInput } from '../format.ts';
import { localInstants } from '../localInstant.ts';

const chunkLength = 64 * 1024;

/** One JSON object per line, with the names of the columns as keys; questions without an answer are left out. */
export async function* writeJsonl({ columns, zone, steps }: FormatInput): AsyncGenerator<Uint8Array> {
  const writers = columns.map((column) => jsonWriter(column, zone));
  const keys = columns.map(({ name }, index) => `${index === 0 ? '' : ','}${JSON.stringify(name)}:`);
  let text = '';
  for await (const rows of steps()) {
    for (const cells of rows) {
      text += '{';
      for (let index = 0; index < writers.length; index += 1) {
        const cell = cells[index];
        if (cell !== undefined) text += (keys[index] ?? '') + (writers[index]?.(cell) ?? 'null');
      }
      text += '}\n';
      if (text.length > chunkLength) {
        yield Buffer.from(text);
        text = '';
      }
    }
  }
  if (text !== '') yield Buffer.from(text);
}

function jsonWriter(column: ExportColumn, zone: string): (cell: Cell) => string {
  if (column.kind === 'instant') {
    const write = localInstants(zone);
    return (cell) => `"${write(Number(cell))}"`;
  }
  if (column.kind === 'choice') return (cell) => JSON.stringify(cellText(column, cell));
  return (cell) => JSON.stringify(cell);
}
