import type { ExportChoices, ExportFormat } from '#contract/app/response/export.ts';
import { dayIn } from '#kit/time/zonedTime.ts';

const maxCharacters = 80;
const endings: Partial<Record<ExportFormat, string>> = { files: 'zip' };

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/jsonl; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  sav: 'application/x-spss-sav',
  files: 'application/zip',
};

/** The name of an exported file: the form, the day and the format. */
export function exportFileName(
  form: string,
  choices: FileChoices & { readonly zone: string },
  now: number,
): string {
  const words = form.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, maxCharacters).join('').replace(/-$/, '');
  const format = fileFormat(choices);
  return `${name || 'responses'}-${dayIn(choices.zone, now)}.${endings[format] ?? format}`;
}

export function exportMediaType(choices: FileChoices): string {
  return types[fileFormat(choices)];
}

type FileChoices = Pick<ExportChoices, 'format' | 'script'>;

/** A script makes an archive of CSV. */
function fileFormat({ format, script }: FileChoices): ExportFormat {
  return format === 'csv' && script !== undefined ? 'files' : format;
}
