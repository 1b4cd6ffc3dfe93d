import type { FormValues } from '../../value/answer.ts';

/** A cell of a table as a browser sends it; rows and columns count from 0. */
export interface SentCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

const cellName = /^(.+)\.(\d{1,6})\.(\d{1,6})$/s;

/** A cache by the sent values: a form with many tables reads them once per table. */
const known = new WeakMap<FormValues, ReadonlyMap<string, readonly SentCell[]>>();

/** The cells that were sent for a table, from names such as `field9.0.1`. */
export function sentCells(values: FormValues, fieldId: string): readonly SentCell[] {
  const cells = known.get(values) ?? groupCells(values);
  known.set(values, cells);
  return cells.get(fieldId) ?? [];
}

/** Skips the buttons that add or remove a row. */
function groupCells(values: FormValues): ReadonlyMap<string, readonly SentCell[]> {
  const cells = new Map<string, SentCell[]>();
  for (const [name, [text = '']] of values) {
    const [, id = '', row, column] = cellName.exec(name) ?? [];
    if (row === undefined || column === undefined) continue;
    const cell = { row: Number(row), column: Number(column), text };
    const others = cells.get(id);
    if (others === undefined) cells.set(id, [cell]);
    else others.push(cell);
  }
  return cells;
}
