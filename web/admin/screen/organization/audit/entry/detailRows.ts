import type { Texts } from '#admin/texts/compiled/language/en.ts';
import { textByCode } from '#admin/texts/textByCode.ts';
import { isObject } from '#kit/isObject.ts';

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
export function detailRows(details: Readonly<Record<string, unknown>>, labels: DetailLabels): DetailRow[] {
  return Object.entries(details).map(([key, value]) => ({
    label: textByCode(labels.audit.details, key) ?? key,
    value: valueText(key, value, labels),
  }));
}

function valueText(key: string, value: unknown, labels: DetailLabels): string {
  if (value === null || value === undefined || value === '') return labels.audit.nothing;
  if (typeof value === 'string')
    return textByCode(textByCode(labels.codes, key) ?? {}, value) ?? labels.nameOf(value) ?? value;
  if (Array.isArray(value)) {
    const items = value.map((item) => valueText(key, item, labels));
    return items.length === 0 ? labels.audit.nothing : labels.list(items);
  }
  return isObject(value) ? recordText(key, value, labels) : String(value);
}

function recordText(key: string, record: Readonly<Record<string, unknown>>, labels: DetailLabels): string {
  if ('from' in record && 'to' in record)
    return labels.audit.becomes(valueText(key, record.from, labels), valueText(key, record.to, labels));
  // A person or a thing is shown by its name alone.
  if ('id' in record && typeof record.name === 'string') return record.name;
  const rows = detailRows(record, labels).map(({ label, value }) => `${label}: ${value}`);
  return rows.length === 0 ? labels.audit.nothing : labels.list(rows);
}
