import type { FormDefinition } from '../../definition/document.ts';

/** The language of the form's own texts. */
export function ownLanguage({ language = 'en' }: FormDefinition): string {
  return language;
}

/** The languages that the form is translated to, in the order in which they were added. */
export function translatedLanguages({ translations = {} }: FormDefinition): string[] {
  return Object.keys(translations);
}

export function addLanguage(draft: FormDefinition, language: string): FormDefinition {
  const isThere = language === ownLanguage(draft) || draft.translations?.[language] !== undefined;
  return isThere ? draft : { ...draft, translations: { ...draft.translations, [language]: {} } };
}

/** Removes a language with all its texts. */
export function removeLanguage(draft: FormDefinition, language: string): FormDefinition {
  const { translations = {}, ...rest } = draft;
  if (!Object.hasOwn(translations, language)) return draft;
  const kept = Object.entries(translations).filter(([each]) => each !== language);
  return kept.length === 0 ? rest : { ...rest, translations: Object.fromEntries(kept) };
}

/** Says which language the form's own texts are in. A language that is already a translation stays one. */
export function setOwnLanguage(draft: FormDefinition, language: string): FormDefinition {
  if (language === ownLanguage(draft) || Object.hasOwn(draft.translations ?? {}, language)) return draft;
  return { ...draft, language };
}
