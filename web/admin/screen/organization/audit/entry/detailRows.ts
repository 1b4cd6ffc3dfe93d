import { textByCode } from '../../../../texts/textByCode.ts';
import type { Texts } from '../../../../texts/texts.ts';

export interface DetailLabels {
  readonly audit: Pick<Texts['audit'], 'details' | 'becomes' | 'nothing'>;
  /** The labels of coded values, by the detail's name: roles, kinds of mail. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of the workspace, if it still exists. */
  readonly nameOf: (id: string) => string | undefined;
  readonly list: (items: readonly string[]) => string;
}

export interface DetailRow {
  readonly label: string;
  readonly value: string;
}

/** The remaining details of an entry as labelled rows. */
export function detailRows(details: Readonly<Record<string, unknown>>, words: DetailLabels): DetailRow[] {
  return Object.entries(details).map(([key, value]) => ({
    label: textByCode(words.audit.details, key) ?? key,
    value: valueText(key, value, words),
  }));
}

function valueText(key: string, value: unknown, words: DetailLabels): string {
  if (value === null || value === undefined || value === '') return words.audit.nothing;
  if (typeof value === 'string')
    return textByCode(textByCode(words.codes, key) ?? {}, value) ?? words.nameOf(value) ?? value;
  if (Array.isArray(value)) {
    const items = value.map((item) => valueText(key, item, words));
    return items.length === 0 ? words.audit.nothing : words.list(items);
  }
  return isRecord(value) ? recordText(key, value, words) : String(value);
}

function recordText(key: string, record: Readonly<Record<string, unknown>>, words: DetailLabels): string {
  if ('from' in record && 'to' in record)
    return words.audit.becomes(valueText(key, record.from, words), valueText(key, record.to, words));
  // A person or a thing is shown by its name alone.
  if ('id' in record && typeof record.name === 'string') return record.name;
  const rows = detailRows(record, words).map(({ label, value }) => `${label}: ${value}`);
  return rows.length === 0 ? words.audit.nothing : words.list(rows);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
