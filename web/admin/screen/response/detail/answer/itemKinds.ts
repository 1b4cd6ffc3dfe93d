import type { Field } from '#form/definition/document.ts';
import type { ItemValue } from '#form/value/answer.ts';
import { fieldKinds, isFieldType } from '#form/value/kinds.ts';

type OptionsValue = readonly { readonly label: string; readonly value: string }[];
type TableValue = Extract<ItemValue, { readonly headers: readonly string[] }>;

export function isFiles(value: unknown, field: Field | undefined): boolean {
  if (!Array.isArray(value)) return false;
  return isOfFiles(field) || value.some((entry) => has(entry, 'id', 'name', 'size'));
}

function isOfFiles(field: Field | undefined): boolean {
  return field !== undefined && isFieldType(field.type) && fieldKinds[field.type].valueType === 'files';
}

export function isOptions(value: unknown): value is OptionsValue {
  return Array.isArray(value) && value.every((entry) => has(entry, 'label', 'value'));
}

export function isTable(value: unknown): value is TableValue {
  return has(value, 'headers', 'rows');
}

export function isAddress(value: unknown): value is Readonly<Record<string, string>> {
  return has(value, 'full_address');
}

function has(value: unknown, ...keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key));
}
