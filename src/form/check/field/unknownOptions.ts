import type { Field } from '../../definition/document.ts';
import { shownOptions } from '../../definition/shownOptions.ts';

/** Which of the values that a default, rule or quota names are no option of the field; none where it has no options. */
export function unknownOptions(field: Field, named: unknown): string[] {
  const options = shownOptions(field);
  if (options === undefined) return [];
  const values = Array.isArray(named) ? named : [named];
  return values.filter(
    (value): value is string =>
      typeof value === 'string' && value !== '' && !options.some((option) => option.value === value),
  );
}
