/**
 * - `text`, `day` (2026-12-31) and `clock` (09:30) cells are strings.
 * - `number` cells are numbers, or strings of digits that a double cannot hold.
 * - `instant` cells are milliseconds since 1970.
 * - `choice` cells are indexes into the column's choices.
 * - `list` cells are arrays of texts, `table` cells arrays of rows.
 */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'day'
  | 'clock'
  | 'instant'
  | 'boolean'
  | 'choice'
  | 'list'
  | 'table';

/** Undefined where there is no answer. */
export type Cell = string | number | boolean | readonly string[] | readonly (readonly string[])[] | undefined;

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Counts from 1 in the order in which options first appeared, so that later versions do not move it. */
  readonly code: number;
}

export interface ExportColumn {
  /** Unique, made of keys and ids, and the same in every export. */
  readonly name: string;
  /** The label of the question, with the part that the column holds. */
  readonly label: string;
  readonly kind: ColumnKind;
  /** Of numbers: that they have no fraction. */
  readonly whole?: true;
  /** The type of the field; empty for columns about the response itself. */
  readonly fieldType: string;
  readonly fieldId: string;
  readonly choices?: readonly Choice[];
  /** Names for some numbers of a scale. */
  readonly scale?: readonly { readonly value: number; readonly label: string }[];
  /** The versions that have the field; undefined if the column does not belong to a field. */
  readonly versions?: ReadonlySet<number>;
}

/** A column before it has its final, unique name. */
export type ColumnDraft = Omit<ExportColumn, 'fieldId' | 'fieldType' | 'versions'>;

/** Writes the parts of an answer into the cells of its columns, the first of which is at `at`. */
export type AnswerReader<Value> = (value: Value, cells: Cell[], at: number) => void;

export const listSeparator = '; ';

/** The cell as a text; empty without an answer. Instants are left to the formats. */
export function cellText({ choices }: Pick<ExportColumn, 'choices'>, cell: Cell): string {
  switch (typeof cell) {
    case 'string':
      return cell;
    case 'undefined':
      return '';
    case 'number':
      return choices === undefined ? String(cell) : (choices[cell]?.label ?? '');
    case 'boolean':
      return cell ? '1' : '0';
    default:
      return cell
        .map((part) => (typeof part === 'string' ? part : part.join(' | ')))
        .join(typeof cell[0] === 'string' ? listSeparator : '\n');
  }
}

/** The number in a `number` cell; undefined for text that is none. */
export function cellNumber(cell: Cell): number | undefined {
  const number = typeof cell === 'string' && cell !== '' ? Number(cell) : cell;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
