import type { FormDefinition } from '#form/definition/document.ts';
import { newForm } from '#render/texts/compiled/newForm.ts';

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

/** The texts of all templates, by template and by a key for each text. */
type TemplateTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Translates a template into one language and drops its other languages; without a translation it stays as it is. Its
 * own `translations` do not suffice: they are for display and leave the document as it is.
 */
export function translatedDefinition(
  definition: FormDefinition,
  template: string,
  language: string,
): FormDefinition {
  const words = language === 'en' ? undefined : templateWords(template, language);
  if (words === undefined) return definition;
  const { translations: _, ...own } = definition;
  const translated: FormDefinition = JSON.parse(JSON.stringify(own), (key, value: unknown) =>
    typeof value === 'string' && translatableKeys.has(key) ? (words.get(value) ?? value) : value,
  );
  return { ...translated, language };
}

/** The translations of a template's texts, by the English text. */
function templateWords(template: string, language: string): ReadonlyMap<string, string> | undefined {
  const english: TemplateTexts = newForm.en.templates;
  const translated: TemplateTexts | undefined = Object.hasOwn(newForm, language)
    ? newForm[language]?.templates
    : undefined;
  const words = translated?.[template];
  if (words === undefined) return undefined;
  return new Map(Object.entries(english[template] ?? {}).map(([key, text]) => [text, words[key] ?? text]));
}
