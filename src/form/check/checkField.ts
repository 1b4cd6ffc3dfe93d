import type { FormDefinition } from '../definition/document.ts';
import { checkedForm } from './checkedForm.ts';
import { brokenFields, checkFieldSettings } from './checkFieldSettings.ts';
import { checkDefaults } from './field/defaults.ts';
import { checkUnusedSettings } from './field/unusedSettings.ts';
import type { Finding } from './findings.ts';
import { checkKeys } from './keys.ts';
import { checkPayments } from './payments.ts';

/**
 * Checks the settings of one field. Paths are inside the field: `min`, `options[2].value`. Takes no longer in a large form; formulas, rules and everything else between fields are left to `checkForm`.
 */
export function checkField(definition: FormDefinition, id: string): Finding[] {
  const page = definition.pages.find(({ fields }) => fields.some((field) => field.id === id));
  const fields = page?.fields.filter((field) => field.id === id) ?? [];
  if (page === undefined) return [];
  const { currency } = definition;
  const ofForm = currency === undefined ? {} : { currency };
  const alone = checkedForm({ format: 2, ...ofForm, pages: [{ ...page, fields }] }, {});
  const ofSettings = checkFieldSettings(alone);
  const findings = [
    ...ofSettings,
    ...checkDefaults(alone, brokenFields(ofSettings)),
    ...[...checkPayments(alone)].filter(({ field }) => field === id),
    ...checkUnusedSettings(alone),
    ...checkKeys(checkedForm(definition, {})).filter(({ field }) => field === id),
  ];
  return findings.map((found) => ({
    ...found,
    path: found.path.replace(/^pages\[\d+\]\.fields\[\d+\]\.?/, ''),
  }));
}
