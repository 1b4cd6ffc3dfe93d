import type { FormDefinition } from '#form/definition/document.ts';
import { templateWords } from './templateWords.ts';

/** The keys of a template that hold text for people; all others are technical. */
export const translatableKeys: ReadonlySet<string> = new Set([
  'label',
  'title',
  'description',
  'message',
  'text',
  'low_label',
  'high_label',
  'add_label',
  'pattern_message',
  'purpose',
  'submit',
]);

/**
 * Translates a template into one language and drops its other languages; without a translation it stays as it is. Its
 * own `translations` do not suffice: they are for display and leave the document as it is.
 */
export function translatedDefinition(definition: FormDefinition, language: string): FormDefinition {
  const words = templateWords.get(language);
  if (words === undefined) return definition;
  const { translations: _, ...own } = definition;
  const translated: FormDefinition = JSON.parse(JSON.stringify(own), (key, value: unknown) =>
    typeof value === 'string' && translatableKeys.has(key) ? (words[value] ?? value) : value,
  );
  return { ...translated, language };
}
