import type { FormDefinition } from '#form/definition/document.ts';
import { fieldsById } from '../fieldsById.ts';
import { inlineWords } from './inlineText.ts';

/** Labels by field id and option value. */
export type ShownLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

const cache = new WeakMap<FormDefinition, ShownLabels>();

/** The labels of options that texts repeat in other words than the document: translated, or without their markup. */
export function shownLabels(original: FormDefinition, translated: FormDefinition): ShownLabels {
  const known = cache.get(translated);
  if (known !== undefined) return known;
  const own = fieldsById(original);
  const labels: Record<string, Record<string, string>> = {};
  for (const [id, field] of fieldsById(translated)) {
    if (!('options' in field) || field.options === undefined) continue;
    const before = own.get(id);
    const originals = before !== undefined && 'options' in before ? (before.options ?? []) : [];
    const changed = field.options.flatMap(({ value, label }, index) => {
      const words = inlineWords(label);
      return words === originals[index]?.label || words === '' ? [] : [[value, words] as const];
    });
    if (changed.length > 0) labels[id] = Object.fromEntries(changed);
  }
  cache.set(translated, labels);
  return labels;
}

/** The label of an option as texts repeat it. */
export function labelIn(labels: ShownLabels, fieldId: string, value: string): string | undefined {
  const ofField = Object.hasOwn(labels, fieldId) ? labels[fieldId] : undefined;
  return ofField !== undefined && Object.hasOwn(ofField, value) ? ofField[value] : undefined;
}
