import type { ExportColumn } from './column.ts';

/** Labels are those of the app's table; docs/exports.md compares all names. */
export const factsOfExport = [
  { name: 'number', label: 'Number', kind: 'number', whole: true },
  { name: 'submitted_at', label: 'Received', kind: 'instant' },
  { name: 'changed_at', label: 'Last change', kind: 'instant' },
  { name: 'version', label: 'Version', kind: 'number', whole: true },
  { name: 'country', label: 'Country', kind: 'text' },
  { name: 'region', label: 'Region', kind: 'text' },
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'device', label: 'Device', kind: 'text' },
  { name: 'seconds', label: 'Time spent (seconds)', kind: 'number', whole: true },
  { name: 'page', label: 'Page', kind: 'text' },
  { name: 'tags', label: 'Tags', kind: 'list' },
  { name: 'language', label: 'Language', kind: 'text' },
  { name: 'submission_id', label: 'Submission', kind: 'text' },
  { name: 'id', label: 'Id', kind: 'number', whole: true },
] as const satisfies Omit<ExportColumn, 'fieldType' | 'fieldId'>[];

/** The place of `id`: files name their response by it in their links. */
export const idAt = factsOfExport.findIndex(({ name }) => name === 'id');
