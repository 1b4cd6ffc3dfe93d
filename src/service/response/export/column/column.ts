/**
 * - `text`, `day` (2026-12-31) and `clock` (09:30) cells are strings.
 * - `number` cells are numbers, or strings of digits that a double cannot hold.
 * - `instant` cells are milliseconds since 1970.
 * - `choice` cells are indexes into the column's choices.
 * - `list` cells are arrays of texts, or of such indexes; `table` cells are arrays of rows.
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
export type Cell =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | readonly (readonly string[])[]
  | undefined;

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** As {@link choiceCodes} gives it. */
  readonly code: number;
  /** The versions that offer it. */
  readonly versions: ReadonlySet<number>;
}

/** The part of a choice that a column shows. Labels can be renamed in a later version, values and codes stay. */
export type Shown = 'label' | 'value' | 'code';

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
  /** The options of a choice, or of a list of them. */
  readonly choices?: readonly Choice[];
  /** The part of `choices` that is shown; the label if missing. */
  readonly shows?: Shown;
  /** The codes of `choices` are numbers that the author gave, so their order means something. */
  readonly ordered?: true;
  /** The option that the column stands for, where several can be chosen. */
  readonly option?: Choice;
  /** The question that has the option. */
  readonly question?: { readonly name: string; readonly label: string };
  /** The headings of a table with added rows. */
  readonly headings?: readonly string[];
  /** Names for some numbers of a scale. */
  readonly scale?: readonly { readonly value: number; readonly label: string }[];
  /** The versions that have the field, and the option or row of the column; undefined if it does not belong to a field. */
  readonly versions?: ReadonlySet<number>;
}

/** A column before it has its final, unique name. Without `versions`, those of its field count. */
export type ColumnDraft = Omit<ExportColumn, 'fieldId' | 'fieldType'>;

/** Writes the parts of an answer into the cells of its columns, the first of which is at `at`. */
export type AnswerReader<Value> = (value: Value, cells: Cell[], at: number) => void;

const listSeparator = '; ';

/** The cell as a text; empty without an answer. Instants are left to the formats. */
export function cellText(column: Pick<ExportColumn, 'choices' | 'shows'>, cell: Cell): string {
  switch (typeof cell) {
    case 'string':
      return cell;
    case 'undefined':
      return '';
    case 'number':
      return column.choices === undefined ? String(cell) : choiceText(column, cell);
    case 'boolean':
      return cell ? '1' : '0';
    default:
      return cell
        .map((part) => (typeof part === 'object' ? part.join(' | ') : partText(column, part)))
        .join(typeof cell[0] === 'object' ? '\n' : listSeparator);
  }
}

/** A part of a list: an option, or words that are none. */
export function partText(column: Pick<ExportColumn, 'choices' | 'shows'>, part: string | number): string {
  return typeof part === 'number' ? choiceText(column, part) : part;
}

/** The option with this index as the column shows it. */
export function choiceText(
  { choices = [], shows = 'label' }: Pick<ExportColumn, 'choices' | 'shows'>,
  index: number,
): string {
  return String(choices[index]?.[shows] ?? '');
}

/** Whether the column has codes, which are numbers, instead of texts. */
export function isCoded({ kind, shows }: Pick<ExportColumn, 'kind' | 'shows'>): boolean {
  return kind === 'choice' && shows === 'code';
}

/** The number in a `number` cell; undefined for text that is none. */
export function cellNumber(cell: Cell): number | undefined {
  const number = typeof cell === 'string' && cell !== '' ? Number(cell) : cell;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
