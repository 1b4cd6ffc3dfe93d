import { isPageParameter, reservedMeaning } from '../definition/fieldKeys.ts';
import type { CheckedForm } from './checkedForm.ts';
import { repeated } from './field/repeated.ts';
import { type Finding, finding, within } from './findings.ts';
import { nameOf } from './nameOf.ts';

/** Checks the keys of fields and the parameters of hidden ones: unique, and without another meaning where they are used. */
export function* checkKeys(form: CheckedForm): Generator<Finding> {
  for (const { item, first } of repeated(form.fields, ({ field }) => field.key?.toLowerCase())) {
    if (item.field.id === first.field.id) continue;
    yield finding(
      'key_repeated',
      within(item.location, '.key'),
      `${nameOf(item.field)} has the same key as ${nameOf(first.field)}; give one of them another key.`,
    );
  }
  const parameters = new Map(
    form.fields.flatMap(({ field }) =>
      'parameter' in field && field.parameter !== undefined ? [[field.parameter, field] as const] : [],
    ),
  );
  for (const { field, location } of form.fields) {
    if (field.key === undefined) continue;
    const holder = parameters.get(field.key);
    const meaning =
      reservedMeaning(field.key) ??
      (form.fieldOf(field.key) === undefined ? undefined : 'the id of a field') ??
      (holder === undefined || holder.id === field.id ? undefined : `the parameter of ${nameOf(holder)}`);
    if (meaning === undefined) continue;
    yield finding(
      'key_taken',
      within(location, '.key'),
      `${nameOf(field)} has the key "${field.key}", which is ${meaning}; choose another, such as ${field.key}_1.`,
    );
  }
  for (const { field, location } of form.fields) {
    if (field.type !== 'hidden' || !('parameter' in field) || field.parameter === undefined) continue;
    if (!isPageParameter(field.parameter)) continue;
    yield finding(
      'parameter_taken',
      within(location, '.parameter'),
      `${nameOf(field)} reads the parameter "${field.parameter}", which form pages use themselves; choose another, such as ${field.parameter}_1.`,
    );
  }
}
