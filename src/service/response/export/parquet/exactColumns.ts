import type { ParquetWriter } from 'hyparquet-writer';
import type { Cell, ExportColumn } from '../column/column.ts';
import { uniqueName } from '../column/mergedFields.ts';
import { textType } from './parquetType.ts';

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

  /** The data of a group with so many rows. */
  taken(rows: number): { name: string; data: (string | null)[] }[] {
    return [...this.#found.values()].map((column) => {
      const { name, digits } = column;
      column.digits = new Map();
      return { name, data: Array.from({ length: rows }, (_, row) => digits.get(row) ?? null) };
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
    for (const group of [...writer.row_groups]) {
      const rows = Number(group.num_rows);
      // It is written as a group of its own, which then becomes a part of the earlier one.
      void writer.write({ columnData: [{ name, data: new Array(rows).fill(null) }], rowGroupSize: rows });
      const added = writer.row_groups.pop();
      if (added === undefined) continue;
      writer.num_rows -= added.num_rows;
      group.columns.push(...added.columns);
      group.total_byte_size += added.total_byte_size;
    }
    return column;
  }
}
