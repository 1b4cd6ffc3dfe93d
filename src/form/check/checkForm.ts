import type { FormDefinition } from '../definition/document.ts';
import type { FormSettings } from '../schema/settings.ts';
import { excessSentence, formExcesses } from '../size/formExcesses.ts';
import { type CheckedForm, checkedForm } from './checkedForm.ts';
import { brokenFields, checkFieldSettings } from './checkFieldSettings.ts';
import { checkDefaults } from './field/defaults.ts';
import { checkUnusedSettings } from './field/unusedSettings.ts';
import { type Finding, finding } from './findings.ts';
import { checkIds } from './ids.ts';
import { checkKeys } from './keys.ts';
import { checkActions } from './logic/actions.ts';
import { checkConditions } from './logic/conditions.ts';
import { checkCycles } from './logic/cycles.ts';
import { checkFormulas } from './logic/formulas.ts';
import { checkForwardReferences } from './logic/forwardReferences.ts';
import { reachabilityOf } from './logic/reachability.ts';
import { checkTies } from './logic/ties.ts';
import { checkUnreachable } from './logic/unreachable.ts';
import { checkMarkup } from './markup.ts';
import { checkPayments } from './payments.ts';
import { checkEnding } from './redirects.ts';
import { checkSettings } from './settings.ts';
import { checkStructure } from './structure.ts';
import { checkTheme } from './theme.ts';
import { checkTranslations } from './translations.ts';
import { checkWorkflows } from './workflow/workflows.ts';

/**
 * Checks a form: errors, which block publishing, then warnings. Undecidable cases are not reported, so there are no
 * false errors. It never throws. Of a form that is too large only this is said, because the rest would take too long.
 */
export function checkForm(definition: FormDefinition, settings: FormSettings = {}): Finding[] {
  const excesses = formExcesses(definition);
  if (excesses.length > 0)
    return excesses.map((excess) => finding('form_too_large', { path: 'pages' }, excessSentence(excess)));
  const form = checkedForm(definition, settings);
  const ofFields = checkFieldSettings(form);
  const broken = brokenFields(ofFields);
  const reachability = reachabilityOf(form, broken);
  const findings = [
    ...checkStructure(form),
    ...checkIds(form),
    ...checkKeys(form),
    ...ofFields,
    ...checkDefaults(form, broken),
    ...checkPayments(form),
    ...checkUnusedSettings(form),
    ...checkFormulas(form),
    ...checkConditions(form),
    ...checkActions(form, broken),
    ...checkCycles(form),
    ...checkUnreachable(form, reachability),
    ...checkForwardReferences(form),
    ...checkTies(form, reachability.chances),
    ...checkEnding(form),
    ...checkWorkflows(form),
    ...checkMarkup(form),
    ...checkTranslations(form),
    ...checkTheme(form),
    ...checkSettings(form),
  ];
  const named = withKeys(form, findings);
  return [
    ...named.filter(({ severity }) => severity === 'error'),
    ...named.filter(({ severity }) => severity === 'warning'),
  ];
}

/** Authors write keys where the document has ids, so findings about formulas name the keys, and no character. */
function withKeys(form: CheckedForm, findings: readonly Finding[]): readonly Finding[] {
  const keys = new Map(
    form.fields.flatMap(({ field: { id, key } }) => (key === undefined ? [] : [[id, key]])),
  );
  if (keys.size === 0) return findings;
  return findings.map((found) => {
    const match = /, at character \d+:/.exec(found.message);
    if (match === null) return found;
    const [before, after] = [
      found.message.slice(0, match.index),
      found.message.slice(match.index + match[0].length),
    ];
    const formula = before.startsWith('[')
      ? before.replace(/^\[[^\]]*\]/, (each) => inKeys(each, keys))
      : before;
    return { ...found, message: `${formula}:${inKeys(after, keys)}` };
  });
}

function inKeys(text: string, keys: ReadonlyMap<string, string>): string {
  return text.replace(/\bfield\d+\b/g, (id) => keys.get(id) ?? id);
}
