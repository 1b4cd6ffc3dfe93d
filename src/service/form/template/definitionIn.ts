import type { FormDefinition } from '#form/definition/document.ts';
import { templateWords } from './templateWords.ts';

/** Where a template speaks to people; all else is for the service. */
export const spokenKeys: ReadonlySet<string> = new Set([
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
 * A template in the language of somebody who begins with it, and in no other; as it is where nobody has translated it.
 * Its own `translations` would not do: they are for showing, and leave out what rules and columns say.
 */
export function definitionIn(definition: FormDefinition, language: string): FormDefinition {
  const words = templateWords.get(language);
  if (words === undefined) return definition;
  const { translations: _, ...own } = definition;
  const spoken: FormDefinition = JSON.parse(JSON.stringify(own), (key, value: unknown) =>
    typeof value === 'string' && spokenKeys.has(key) ? (words[value] ?? value) : value,
  );
  return { ...spoken, language };
}
