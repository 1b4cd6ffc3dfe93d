import type { Field } from './document.ts';

/** Where a form does not say what its last option is called. */
export const otherDefaults = { value: 'other', label: 'Other', maxLength: 200 } as const;

/** Everything that can be chosen in a field, "Other" last; undefined for a field without options. */
export function shownOptions(
  field: Field,
): { label: string; value: string; price?: number | undefined }[] | undefined {
  if (!('options' in field) || field.options === undefined) return undefined;
  if (!('other' in field) || field.other === undefined) return field.options;
  const { label = otherDefaults.label, value = otherDefaults.value, price } = field.other;
  return [...field.options, { label, value, price }];
}

/** What the API shows as options: on an imported form also those of a field that has none here. */
export function apiOptions(field: Field): ReturnType<typeof shownOptions> {
  return shownOptions(field) ?? field.imported_options;
}
