import type { CheckedForm } from './checkedForm.ts';
import { checkBounds } from './field/bounds.ts';
import { checkChoices } from './field/choices.ts';
import { checkCountries } from './field/countries.ts';
import { checkDates } from './field/dates.ts';
import { checkPatterns } from './field/patterns.ts';
import { checkTables } from './field/tables.ts';
import type { Finding } from './findings.ts';

/** Checks the settings of each field against each other. */
export function checkFieldSettings(form: CheckedForm): Finding[] {
  return [
    ...checkChoices(form),
    ...checkTables(form),
    ...checkBounds(form),
    ...checkDates(form),
    ...checkPatterns(form),
    ...checkCountries(form),
  ];
}

/** Fields with contradictory settings refuse every answer, so that their defaults are not reported again. */
export function brokenFields(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(
    findings.flatMap(({ severity, field }) => (severity === 'error' && field !== undefined ? [field] : [])),
  );
}
