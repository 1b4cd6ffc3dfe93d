import { fillDefaults } from '../type/fillDefaults.ts';
import { otherDefaults } from '../type/multipleChoice/settings.ts';
import type { Field } from './document.ts';

/** The options of a field, "Other" last; undefined for a field without options. */
export function shownOptions(
  field: Field,
): { label: string; value: string; price?: number | undefined }[] | undefined {
  if (!('options' in field) || field.options === undefined) return undefined;
  if (!('other' in field) || field.other === undefined) return field.options;
  const { label, value, price } = fillDefaults(otherDefaults, field.other);
  return [...field.options, { label, value, price }];
}

/** The options in the API, including imported options of a field type that has none here. */
export function apiOptions(field: Field): ReturnType<typeof shownOptions> {
  return shownOptions(field) ?? field.imported_options;
}
