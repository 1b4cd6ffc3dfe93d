import type { Choice, ExportColumn, Shown } from './column/column.ts';

/** Describes a column for people and programs that read the file later. */
export interface CodebookEntry {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly field_id?: string;
  readonly field_type?: string;
  /** The versions of the form that ask the question and offer the option or row of the column. */
  readonly versions?: readonly number[];
  /** Of a choice: what its cells show. */
  readonly shows?: Shown;
  readonly values?: readonly CodebookValue[];
  /** The option that the column stands for. */
  readonly option?: CodebookValue;
  /** The headings of a table with added rows. */
  readonly headings?: readonly string[];
}

interface CodebookValue {
  readonly code: number;
  readonly value?: string;
  readonly label: string;
  /** The versions that offer the option. */
  readonly versions?: readonly number[];
}

export function codebook(columns: readonly ExportColumn[]): CodebookEntry[] {
  return columns.map(({ name, label, kind, fieldId, fieldType, versions, ...column }) => ({
    name,
    label,
    kind,
    ...(fieldId === '' ? {} : { field_id: fieldId, field_type: fieldType }),
    ...(versions && { versions: inOrder(versions) }),
    ...(column.shows && { shows: column.shows }),
    ...(column.choices && { values: column.choices.map(describedChoice) }),
    ...(column.scale && {
      values: column.scale.map(({ value, label: text }) => ({ code: value, label: text })),
    }),
    ...(column.option && { option: describedChoice(column.option) }),
    ...(column.headings && { headings: column.headings }),
  }));
}

function describedChoice({ code, value, label, versions }: Choice): CodebookValue {
  return { code, value, label, versions: inOrder(versions) };
}

function inOrder(versions: ReadonlySet<number>): number[] {
  return [...versions].sort((one, other) => one - other);
}
