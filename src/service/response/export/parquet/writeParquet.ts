import type { ColumnChunk } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { nextPiece } from '#kit/async/nextPiece.ts';
import { parseDay } from '#kit/time/day.ts';
import { codebook } from '../codebook.ts';
import {
  type Cell,
  cellNumber,
  cellText,
  choiceText,
  type ExportColumn,
  isCoded,
  partText,
} from '../column/column.ts';
import type { FormatInput } from '../format.ts';
import { ExactColumns } from './exactColumns.ts';
import { parquetType } from './parquetType.ts';
import { writeColumns } from './writeColumns.ts';

/** Row groups are kept small, because a group is encoded in memory at once. */
const rowsOfGroup = 2000;
const charactersOfGroup = 2_000_000;
/**
 * A group has a column for each option and input of the form: they are encoded in pieces, because other requests wait. A long text column is
 * a piece of its own.
 */
const columnsOfPiece = 250;
const charactersOfPiece = 200_000;

/** Parquet with the codebook in its metadata, under the key `codebook`. */
export async function* writeParquet({
  columns,
  steps,
  title,
  zone,
}: FormatInput): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [{ name: 'responses', num_children: columns.length }, ...columns.flatMap(parquetType)],
    kvMetadata: [
      { key: 'title', value: title },
      { key: 'zone', value: zone },
      { key: 'codebook', value: JSON.stringify(codebook(columns)) },
    ],
  });
  const converters = columns.map(converter);
  const exact = new ExactColumns(columns, writer);
  const rounded = columns.map(({ kind, whole }) => kind === 'number' && whole !== true);
  let data: unknown[][] = columns.map(() => []);
  let rows = 0;
  let characters = 0;
  const charactersOf = columns.map(() => 0);
  const pieceFrom = (from: number): number => {
    let [to, sum] = [from, 0];
    while (to < columns.length && to - from < columnsOfPiece) {
      sum += charactersOf[to] ?? 0;
      if (to > from && sum > charactersOfPiece) break;
      to += 1;
    }
    return to;
  };
  const writeGroup = async () => {
    if (rows === 0) return;
    const start = bytes.offset;
    const chunks: ColumnChunk[] = [];
    for (let from = 0, to = 0; from < columns.length; from = to) {
      to = pieceFrom(from);
      const piece = columns.slice(from, to);
      const columnData = piece.map(({ name }, index) => ({ name, data: data[from + index] ?? [] }));
      chunks.push(...writeColumns(writer, piece.flatMap(parquetType), columnData, rows));
      await nextPiece();
    }
    chunks.push(...exact.written(rows));
    writer.row_groups.push({
      columns: chunks,
      total_byte_size: BigInt(bytes.offset - start),
      num_rows: BigInt(rows),
    });
    writer.num_rows += BigInt(rows);
    data = columns.map(() => []);
    rows = 0;
    characters = 0;
    charactersOf.fill(0);
  };
  yield taken(bytes);
  for await (const step of steps()) {
    for (const cells of step) {
      for (let index = 0; index < converters.length; index += 1) {
        if (rounded[index]) exact.take(index, rows, cells[index]);
        const value = converters[index]?.(cells[index]) ?? null;
        const length = charactersIn(value);
        characters += length;
        charactersOf[index] = (charactersOf[index] ?? 0) + length;
        data[index]?.push(value);
      }
      rows += 1;
      if (rows >= rowsOfGroup || characters >= charactersOfGroup) {
        await writeGroup();
        yield taken(bytes);
      }
    }
  }
  await writeGroup();
  await writer.finish();
  yield taken(bytes);
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (!Array.isArray(value)) return 0;
  let sum = 0;
  for (const part of value.flat()) sum += part.length;
  return sum;
}

/** Takes the bytes written so far; offsets in the file go on counting. */
function taken(writer: ByteWriter): Uint8Array {
  const bytes = Buffer.from(writer.getBytes());
  writer.index = 0;
  return bytes;
}

type ListCell = readonly (string | number)[] | undefined;

function millisecondOfDay(clock: string): number | undefined {
  const time = /^(\d\d):(\d\d)$/.exec(clock);
  return time === null ? undefined : (Number(time[1]) * 60 + Number(time[2])) * 60_000;
}

function converter(column: ExportColumn): (cell: Cell) => unknown {
  switch (column.kind) {
    case 'number':
      if (column.whole) return (cell) => (typeof cell === 'number' ? BigInt(cell) : undefined);
      return cellNumber;
    case 'boolean':
      return (cell) => cell;
    case 'choice': {
      const texts = (column.choices ?? []).map((_, index) => choiceText(column, index));
      const values = isCoded(column) ? texts.map(BigInt) : texts;
      return (cell) => (cell === undefined ? undefined : values[Number(cell)]);
    }
    case 'list':
      return (cell) => (cell as ListCell)?.map((part) => partText(column, part));
    case 'table':
      return (cell) => cell;
    case 'clock':
      return (cell) => (typeof cell === 'string' ? millisecondOfDay(cell) : undefined);
    case 'instant':
      return (cell) => (typeof cell === 'number' ? BigInt(cell) : undefined);
    case 'day':
      return (cell) => (typeof cell === 'string' ? parseDay(cell) : undefined);
    default:
      return (cell) => (cell === undefined ? undefined : cellText(column, cell));
  }
}
