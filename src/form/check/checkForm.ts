import type { FormDefinition } from '../definition/document.ts';
import type { FormSettings } from '../schema/settings.ts';
import { checkActions } from './actions.ts';
import { checkBounds } from './bounds.ts';
import { checkedForm } from './checkedForm.ts';
import { checkChoices } from './choices.ts';
import { checkConditions } from './conditions.ts';
import { checkCountries } from './countries.ts';
import { checkCycles } from './cycles.ts';
import { checkDates } from './dates.ts';
import { checkDefaults } from './defaults.ts';
import type { Finding } from './findings.ts';
import { checkFormulas } from './formulas.ts';
import { checkIds } from './ids.ts';
import { checkLookingAhead } from './lookingAhead.ts';
import { checkPatterns } from './patterns.ts';
import { checkPayments } from './payments.ts';
import { reachabilityOf } from './reachability.ts';
import { checkEnding } from './redirects.ts';
import { checkSettings } from './settings.ts';
import { checkStructure } from './structure.ts';
import { checkTables } from './tables.ts';
import { checkTheme } from './theme.ts';
import { checkTies } from './ties.ts';
import { checkTranslations } from './translations.ts';
import { checkUnreachable } from './unreachable.ts';
import { checkUnusedSettings } from './unusedSettings.ts';

/**
 * Everything that is wrong with a form: errors, which block publishing, then warnings. What cannot be decided is not
 * reported, so that an error is always one. Whatever the document says, nothing is thrown.
 */
export function checkForm(definition: FormDefinition, settings: FormSettings = {}): Finding[] {
  const form = checkedForm(definition, settings);
  const ofFields = [
    ...checkChoices(form),
    ...checkTables(form),
    ...checkBounds(form),
    ...checkDates(form),
    ...checkPatterns(form),
    ...checkCountries(form),
  ];
  // Where the settings of a field contradict each other it refuses every answer, which is no news.
  const broken = new Set(
    ofFields.flatMap(({ severity, field }) => (severity === 'error' && field !== undefined ? [field] : [])),
  );
  const reachability = reachabilityOf(form, broken);
  const findings = [
    ...checkStructure(form),
    ...checkIds(form),
    ...ofFields,
    ...checkDefaults(form, broken),
    ...checkPayments(form),
    ...checkUnusedSettings(form),
    ...checkFormulas(form),
    ...checkConditions(form),
    ...checkActions(form, broken),
    ...checkCycles(form),
    ...checkUnreachable(form, reachability),
    ...checkLookingAhead(form),
    ...checkTies(form, reachability.chances),
    ...checkEnding(form),
    ...checkTranslations(form),
    ...checkTheme(form),
    ...checkSettings(form),
  ];
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ];
}
