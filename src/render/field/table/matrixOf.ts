import type { TableEntryField } from '#form/schema/field/tableEntry.ts';

/** A table whose rows are fixed and whose cells are all picked: a grid of radios or of checkboxes. */
export interface Matrix {
  readonly kind: 'radio' | 'checkbox';
  /** Whether the grid is wider than the sheet. */
  readonly scrolls: boolean;
}

/** More choices than this are a list that opens, in each row. */
const mostChoices = 12;

/** More columns than this do not fit beside the row labels. */
const mostBeside = 7;

/** The grid of a table with one choice per row, or with a checkbox in every cell; undefined for other tables. */
export function matrixOf({ rows, columns }: Pick<TableEntryField, 'rows' | 'columns'>): Matrix | undefined {
  const [first] = columns;
  if (rows === undefined || first === undefined) return undefined;
  if (columns.every(({ type }) => type === 'checkbox'))
    return { kind: 'checkbox', scrolls: columns.length > mostBeside };
  const count = first.options?.length ?? 0;
  if (columns.length > 1 || first.type !== 'choice' || count === 0 || count > mostChoices) return undefined;
  return { kind: 'radio', scrolls: count > mostBeside };
}
