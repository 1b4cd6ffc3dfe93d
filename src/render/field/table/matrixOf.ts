import type { TableEntryField } from '#form/type/tableEntry/settings.ts';

/** A table whose rows are fixed and whose cells are all picked: a grid of radios or of checkboxes. */
export interface Matrix {
  readonly kind: 'radio' | 'checkbox';
  /** Whether the grid is wider than the sheet. */
  readonly scrolls: boolean;
  /** Whether it is long enough for its headings to leave the view. */
  readonly isTall: boolean;
}

/** More choices than this are a list that opens, in each row. */
const maxChoices = 12;

/** More columns than this do not fit beside the row labels, unless their headings are numbers or as short. */
const maxBeside = 7;
const shortest = 3;

/** As many rows fit the height of a window together with their headings. */
const maxInView = 8;

/** The grid of a table with one choice per row, or with a checkbox in every cell; undefined for other tables. */
export function matrixOf({ rows, columns }: Pick<TableEntryField, 'rows' | 'columns'>): Matrix | undefined {
  const [first] = columns;
  if (rows === undefined || first === undefined) return undefined;
  if (columns.every(({ type }) => type === 'checkbox')) return { kind: 'checkbox', ...sizeOf(rows, columns) };
  const { type, options = [] } = first;
  if (columns.length > 1 || type !== 'choice' || options.length === 0 || options.length > maxChoices)
    return undefined;
  return { kind: 'radio', ...sizeOf(rows, options) };
}

function sizeOf(
  { length }: readonly unknown[],
  heads: readonly { readonly label: string }[],
): Pick<Matrix, 'scrolls' | 'isTall'> {
  const isShort = heads.every(({ label }) => label.length <= shortest);
  const scrolls = heads.length > (isShort ? maxChoices : maxBeside);
  // Headings cannot stay in view at the top of a box that scrolls sideways.
  return { scrolls, isTall: length > maxInView && !scrolls };
}
