import { guardFormulas } from '#kit/text/guardFormulas.ts';
import { type Cell, cellText, choiceText, type ExportColumn, isCoded } from '../column/column.ts';
import { type FormatInput, headerTexts } from '../format.ts';
import { localInstants } from '../localInstant.ts';
import { inOneLine, quotedCell } from './csvCell.ts';

/** Large enough that sending costs little, small enough that downloads begin at once. */
const chunkLength = 64 * 1024;

/** CSV as in RFC 4180: commas, quotes where needed, and CRLF. */
export async function* writeCsv(input: FormatInput): AsyncGenerator<Uint8Array> {
  const { columns, bom } = input;
  const textOf = csvTexts(input);
  const textCell = (text: string) => quotedCell(textOf(text));
  const writers = columns.map((column) => cellWriter(column, input.zone, textCell));
  const width = columns.length;
  const header = headerTexts(input).map(textCell).join(',');
  yield Buffer.from(`${bom ? '\ufeff' : ''}${header}\r\n`);
  let text = '';
  for await (const rows of input.steps()) {
    for (const cells of rows) {
      for (let index = 0; index < width; index += 1) {
        const cell = cells[index];
        if (index > 0) text += ',';
        if (cell !== undefined) text += writers[index]?.(cell) ?? '';
      }
      text += '\r\n';
      if (text.length > chunkLength) {
        yield Buffer.from(text);
        text = '';
      }
    }
  }
  if (text !== '') yield Buffer.from(text);
}

/** Texts as this CSV has them, before they are quoted. */
export function csvTexts({
  keepsFormulas,
  isOneLine,
}: Pick<FormatInput, 'keepsFormulas' | 'isOneLine'>): (text: string) => string {
  const guarded = keepsFormulas ? (text: string) => text : guardFormulas;
  return isOneLine ? (text) => guarded(inOneLine(text)) : guarded;
}

/** Numbers, days and times cannot be formulas. */
function cellWriter(
  column: ExportColumn,
  zone: string,
  textCell: (text: string) => string,
): (cell: Cell) => string {
  switch (column.kind) {
    case 'instant': {
      const write = localInstants(zone);
      return (cell) => (typeof cell === 'number' ? write(cell) : '');
    }
    case 'number':
      return (cell) => (typeof cell === 'number' ? String(cell) : textCell(cellText(column, cell)));
    case 'boolean':
      return (cell) => (cell === true ? '1' : '0');
    case 'choice': {
      // Codes are numbers, and cannot be formulas.
      const texts = (column.choices ?? []).map((_, index) =>
        isCoded(column) ? choiceText(column, index) : textCell(choiceText(column, index)),
      );
      return (cell) => texts[Number(cell)] ?? '';
    }
    case 'list':
    case 'table':
      return (cell) => textCell(cellText(column, cell));
    default:
      return (cell) => textCell(cell as string);
  }
}
