import { type Cell, choiceText, type ExportColumn, isCoded, partText } from '../column/column.ts';
import type { FormatInput } from '../format.ts';
import { localInstants } from '../localInstant.ts';

const chunkLength = 64 * 1024;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** One JSON object per line, with the names of all columns as keys; `null` where there is no answer. */
export async function* writeJsonl({ columns, zone, steps }: FormatInput): AsyncGenerator<Uint8Array> {
  const writers = columns.map((column) => jsonWriter(column, zone));
  const keys = columns.map(({ name }, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  const empty = keys.map((key) => `${key}null`);
  let text = '';
  for await (const rows of steps()) {
    for (const cells of rows) {
      for (let index = 0; index < writers.length; index += 1) {
        const cell = cells[index];
        text += cell === undefined ? empty[index] : (keys[index] ?? '') + (writers[index]?.(cell) ?? 'null');
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

/** A column has one type in all lines. */
function jsonWriter(column: ExportColumn, zone: string): (cell: Cell) => string {
  switch (column.kind) {
    case 'instant': {
      const write = localInstants(zone);
      return (cell) => `"${write(Number(cell))}"`;
    }
    case 'choice': {
      const texts = (column.choices ?? []).map((_, index) => choiceText(column, index));
      const written = isCoded(column) ? texts : texts.map((text) => JSON.stringify(text));
      return (cell) => written[Number(cell)] ?? 'null';
    }
    case 'list':
      return (cell) =>
        JSON.stringify((cell as readonly (string | number)[]).map((part) => partText(column, part)));
    case 'number':
      // JSON has numbers of any length; a text would be a second type.
      return (cell) =>
        typeof cell === 'number' || (typeof cell === 'string' && jsonNumber.test(cell))
          ? String(cell)
          : JSON.stringify(cell);
    default:
      return (cell) => JSON.stringify(cell);
  }
}
