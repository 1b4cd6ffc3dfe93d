import type { Field } from '../../definition/document.ts';
import { shownOptions } from '../../definition/shownOptions.ts';

/** The values of a default, rule or quota that are no option of the field; empty for a field without options. */
export function unknownOptions(field: Field, named: unknown): string[] {
  const options = shownOptions(field);
  if (options === undefined) return [];
  const values = Array.isArray(named) ? named : [named];
  return values.filter(
    (value): value is string =>
      typeof value === 'string' && value !== '' && !options.some((option) => option.value === value),
  );
}
