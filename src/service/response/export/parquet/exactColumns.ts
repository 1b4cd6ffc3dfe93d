import type { ColumnChunk } from 'hyparquet';
import type { ParquetWriter } from 'hyparquet-writer';
import type { Cell, ExportColumn } from '../column/column.ts';
import { uniqueName } from '../column/mergedFields.ts';
import { textType } from './parquetType.ts';
import { writeColumns } from './writeColumns.ts';

interface ExactColumn {
  readonly name: string;
  /** Digits by their row in the current group. */
  digits: Map<number, string>;
}

/**
 * Columns of text with the digits of numbers that a double rounds, named `…_exact`. Hardly any form has such numbers, so a column is
 * added when its first one comes, and the groups of rows before are given an empty one.
 */
export class ExactColumns {
  readonly #columns: readonly ExportColumn[];
  readonly #writer: ParquetWriter;
  readonly #found = new Map<number, ExactColumn>();
  readonly #taken: Set<string>;

  constructor(columns: readonly ExportColumn[], writer: ParquetWriter) {
    this.#columns = columns;
    this.#writer = writer;
    this.#taken = new Set(columns.map(({ name }) => name.toLowerCase()));
  }

  /** Takes a cell of a `number` column. */
  take(index: number, row: number, cell: Cell): void {
    if (typeof cell !== 'string' || cell === '') return;
    const column = this.#found.get(index) ?? this.#add(index);
    column.digits.set(row, cell);
  }

  /** Writes the columns into a group with so many rows. */
  written(rows: number): ColumnChunk[] {
    return [...this.#found.values()].flatMap((column) => {
      const { name, digits } = column;
      column.digits = new Map();
      return this.#write(
        name,
        Array.from({ length: rows }, (_, row) => digits.get(row) ?? null),
      );
    });
  }

  #add(index: number): ExactColumn {
    const name = uniqueName([`${this.#columns[index]?.name}_exact`], this.#taken);
    const column = { name, digits: new Map<number, string>() };
    this.#found.set(index, column);
    const writer = this.#writer;
    const [root] = writer.schema;
    if (root !== undefined) root.num_children = (root.num_children ?? 0) + 1;
    writer.schema.push(textType(name));
    for (const group of writer.row_groups) {
      const start = writer.writer.offset;
      group.columns.push(...this.#write(name, new Array(Number(group.num_rows)).fill(null)));
      group.total_byte_size += BigInt(writer.writer.offset - start);
    }
    return column;
  }

  #write(name: string, data: (string | null)[]): ColumnChunk[] {
    return writeColumns(this.#writer, [textType(name)], [{ name, data }], data.length);
  }
}
