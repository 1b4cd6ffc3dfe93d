import type { FormDefinition } from '../../definition/document.ts';
import { fieldsMark } from '../../value/fieldsMark.ts';
import { fieldsWithRules, selfContained } from './copyFields.ts';

/** Fields with the rules among them as a text for the clipboard; see `readFields`. */
export function writeFields(draft: FormDefinition, ids: readonly string[]): string {
  const { fields, rules } = selfContained(fieldsWithRules(draft, ids));
  return JSON.stringify({ [fieldsMark]: 1, fields, ...(rules.length === 0 ? {} : { rules }) }, null, 1);
}
