/** A column that the action writes: its heading and its value in this response. */
export interface SheetColumn {
  readonly heading: string;
  readonly value: string;
}

/** Google Sheets refuses longer cells. */
export const longestCell = 50_000;

/**
 * The header row with all columns: existing headings keep their places, and missing ones follow at the end, so that rows
 * written before stay right. Undefined if nothing is missing.
 */
export function nextHeader(
  present: readonly string[],
  columns: readonly SheetColumn[],
): string[] | undefined {
  const missing = columns.map(({ heading }) => heading).filter((heading) => !present.includes(heading));
  return missing.length === 0 ? undefined : [...present, ...missing];
}

/** The values in the order of the header; columns of others stay empty. */
export function rowUnder(header: readonly string[], columns: readonly SheetColumn[]): string[] {
  const values = new Map(columns.map(({ heading, value }) => [heading, value]));
  return header.map((heading) => values.get(heading) ?? '');
}

/** Makes headings differ: two fields may have one label. */
export function distinctHeadings(
  columns: readonly (SheetColumn & { readonly fieldId: string })[],
): SheetColumn[] {
  const taken = new Set<string>();
  return columns.map(({ heading, value, fieldId }) => {
    const distinct = taken.has(heading) ? `${heading} (${fieldId})` : heading;
    taken.add(distinct);
    return { heading: distinct, value };
  });
}
