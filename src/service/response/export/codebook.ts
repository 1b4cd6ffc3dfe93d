import type { ExportColumn } from './column/column.ts';

/** Describes a column for people and programs that read the file later. */
export interface CodebookEntry {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly field_id?: string;
  readonly field_type?: string;
  /** The versions of the form that ask the question. */
  readonly versions?: readonly number[];
  readonly values?: readonly { readonly code: number; readonly value?: string; readonly label: string }[];
}

export function codebook(columns: readonly ExportColumn[]): CodebookEntry[] {
  return columns.map(({ name, label, kind, fieldId, fieldType, versions, choices, scale }) => ({
    name,
    label,
    kind,
    ...(fieldId === '' ? {} : { field_id: fieldId, field_type: fieldType }),
    ...(versions === undefined ? {} : { versions: [...versions].sort((one, other) => one - other) }),
    ...(choices === undefined
      ? {}
      : { values: choices.map(({ code, value, label: shown }) => ({ code, value, label: shown })) }),
    ...(scale === undefined
      ? {}
      : { values: scale.map(({ value, label: shown }) => ({ code: value, label: shown })) }),
  }));
}
