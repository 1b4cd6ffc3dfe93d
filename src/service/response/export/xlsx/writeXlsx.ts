import { codebook } from '../codebook.ts';
import type { Cell } from '../column/column.ts';
import { type FormatInput, headerTexts } from '../format.ts';
import { streamZip } from '../zip/streamZip.ts';
import { cellXml, columnLetters, sheetEnd, sheetStart, textCell } from './sheetXml.ts';
import { styleOf, workbookParts } from './workbookParts.ts';

const chunkLength = 64 * 1024;

/** The rows of a sheet, the header included. */
export const maxRows = 1_048_576;

/** A workbook: the responses, on further sheets where one is full, and the codebook. */
export async function* writeXlsx(input: FormatInput, rowsOfSheet = maxRows): AsyncGenerator<Uint8Array> {
  const { now, title } = input;
  let cut = 0;
  const onCut = () => {
    cut += 1;
  };
  yield* streamZip(
    async ({ add }) => {
      const rows = new RowReader(input);
      const sheets: string[] = [];
      do {
        sheets.push(sheets.length === 0 ? 'Responses' : `Responses ${sheets.length + 1}`);
        await add(
          `xl/worksheets/sheet${sheets.length}.xml`,
          responseSheet(input, rows, { rowsOfSheet, onCut }),
        );
      } while (!(await rows.isAtEnd()));
      sheets.push('Codebook');
      await add(`xl/worksheets/sheet${sheets.length}.xml`, codebookSheet(input));
      for (const [path, text] of workbookParts(sheets, title)) await add(path, onePiece(text));
    },
    { now },
  );
  if (cut > 0) input.onCut?.(cut);
}

/** Continues with the same rows on the next sheet. */
class RowReader {
  readonly #steps: AsyncIterator<readonly Cell[][]>;
  #step: readonly Cell[][] = [];
  #at = 0;

  constructor({ steps }: FormatInput) {
    this.#steps = steps()[Symbol.asyncIterator]();
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#at >= this.#step.length) {
      const next = await this.#steps.next();
      if (next.done === true) return true;
      this.#step = next.value;
      this.#at = 0;
    }
    return false;
  }

  /** The rows at hand, at most `most` of them. */
  take(most: number): readonly Cell[][] {
    const taken = this.#step.slice(this.#at, this.#at + most);
    this.#at += taken.length;
    return taken;
  }

  async close(): Promise<void> {
    await this.#steps.return?.();
  }
}

async function* responseSheet(
  input: FormatInput,
  rows: RowReader,
  { rowsOfSheet, onCut }: { readonly rowsOfSheet: number; readonly onCut: () => void },
): AsyncGenerator<Uint8Array> {
  const { columns, zone } = input;
  const writers = columns.map((column, index) => cellXml(column, index, { zone, onCut }));
  let text = sheetStart + headerRow(headerTexts(input));
  let row = 1;
  let isWhole = false;
  try {
    while (row < rowsOfSheet && !(await rows.isAtEnd())) {
      for (const cells of rows.take(rowsOfSheet - row)) {
        row += 1;
        text += `<row r="${row}">`;
        for (let index = 0; index < writers.length; index += 1) {
          const cell = cells[index];
          if (cell !== undefined) text += writers[index]?.(row, cell) ?? '';
        }
        text += '</row>';
        if (text.length > chunkLength) {
          yield Buffer.from(text);
          text = '';
        }
      }
    }
    yield Buffer.from(text + sheetEnd);
    isWhole = true;
  } finally {
    if (!isWhole) await rows.close();
  }
}

const codebookHeader = ['Column', 'Name', 'Label', 'Kind', 'Field', 'Versions', 'Code', 'Value', 'Option'];

/** A row for each column, followed by one for each of its options or headings. */
async function* codebookSheet({ columns, zone }: FormatInput): AsyncGenerator<Uint8Array> {
  let text = sheetStart + headerRow(codebookHeader);
  let row = 1;
  const add = (cells: readonly string[]) => {
    row += 1;
    text += `<row r="${row}">${cells
      .map((cell, index) => (cell === '' ? '' : textCell(columnLetters(index) + row, cell)))
      .join('')}</row>`;
  };
  for (const [index, entry] of codebook(columns).entries()) {
    const kind = entry.kind === 'instant' ? `time in ${zone}` : entry.kind;
    const versions = entry.versions?.join(', ') ?? '';
    const option = entry.option && [String(entry.option.code), entry.option.value ?? '', entry.option.label];
    add([
      columnLetters(index),
      entry.name,
      entry.label,
      kind,
      entry.field_type ?? '',
      versions,
      ...(option ?? []),
    ]);
    for (const { code, value = '', label, versions: offered = [] } of entry.values ?? [])
      add([columnLetters(index), entry.name, '', '', '', offered.join(', '), String(code), value, label]);
    for (const heading of entry.headings ?? []) add([columnLetters(index), entry.name, heading, 'heading']);
    if (text.length > chunkLength) {
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(text + sheetEnd);
}

function headerRow(headers: readonly string[]): string {
  const cells = headers.map((header, index) => textCell(`${columnLetters(index)}1`, header, styleOf.header));
  return `<row r="1">${cells.join('')}</row>`;
}

async function* onePiece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
