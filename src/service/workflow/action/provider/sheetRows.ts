/** A column that the action writes: its heading and its value in this response. */
export interface SheetColumn {
  readonly heading: string;
  readonly value: string;
}

/** Google Sheets refuses longer cells. */
export const maxCellLength = 50_000;

/** Columns are named up to `ZZZ`; Google Sheets has no more. */
export const maxColumns = 18_278;

/**
 * The header row with all columns: existing headings keep their places, and missing ones follow at the end, so that rows
 * written before stay right. Undefined if nothing is missing.
 */
export function nextHeader(
  present: readonly string[],
  columns: readonly SheetColumn[],
): string[] | undefined {
  const known = new Set(present);
  const missing = columns.map(({ heading }) => heading).filter((heading) => !known.has(heading));
  return missing.length === 0 ? undefined : [...present, ...missing];
}

/**
 * The values in the order of the header. Google Sheets leaves a cell as it is where the value is null: those of columns that
 * belong to others, and of a second column with the same heading.
 */
export function rowUnder(header: readonly string[], columns: readonly SheetColumn[]): (string | null)[] {
  const row = header.map((): string | null => null);
  const positionOf = new Map<string, number>();
  for (const [index, heading] of header.entries())
    if (!positionOf.has(heading)) positionOf.set(heading, index);
  for (const { heading, value } of columns) {
    const index = positionOf.get(heading);
    if (index !== undefined) row[index] = value;
  }
  return row;
}

/** Makes headings differ: two fields may have one label, and a label may look like one that was made different. */
export function distinctHeadings(
  columns: readonly (SheetColumn & { readonly fieldId: string })[],
): SheetColumn[] {
  const taken = new Set<string>();
  return columns.map(({ heading, value, fieldId }) => {
    let distinct = heading;
    while (taken.has(distinct)) distinct = `${distinct} (${fieldId})`;
    taken.add(distinct);
    return { heading: distinct, value };
  });
}
