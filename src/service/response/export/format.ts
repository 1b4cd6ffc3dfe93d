import type { ExportHeaders } from '#contract/app/response/export.ts';
import type { Cell, ExportColumn } from './column/column.ts';

/** Everything that a format needs to write a table. */
export interface FormatInput {
  readonly columns: readonly ExportColumn[];
  /** Reads the rows in steps of a few hundred; a format may read them twice. */
  readonly steps: () => AsyncIterable<readonly Cell[][]>;
  /** The name of the form. */
  readonly title: string;
  readonly zone: string;
  readonly headers: ExportHeaders;
  /** Whether CSV begins with a byte order mark. */
  readonly bom: boolean;
  /** Whether CSV has texts that begin a formula as they are. */
  readonly keepsFormulas?: boolean;
  /** Whether CSV has a sign instead of line breaks in texts. */
  readonly isOneLine?: boolean;
  readonly now: number;
  /** Is told at the end how many texts were too long for the file, if any were. */
  readonly onCut?: (texts: number) => void;
}

/** Writes a table piece by piece, in constant memory. */
export type FormatWriter = (input: FormatInput) => AsyncGenerator<Uint8Array>;

/** The first row of a table. Labels that occur twice get the name of their column too. */
export function headerTexts({ columns, headers }: Pick<FormatInput, 'columns' | 'headers'>): string[] {
  if (headers !== 'labels') return columns.map(({ name }) => name);
  const counts = new Map<string, number>();
  for (const { label } of columns) counts.set(label, (counts.get(label) ?? 0) + 1);
  return columns.map(({ label, name }) => ((counts.get(label) ?? 0) > 1 ? `${label} [${name}]` : label));
}
