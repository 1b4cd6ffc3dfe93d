import { createContext, useContext } from 'react';
import type { Texts } from './compiled/language/en.ts';
import type { Language } from './language.ts';
import { publicEnglish } from './publicEnglish.ts';

/** A language as this person writes it. */
export interface LocalizedLanguage extends Language {
  /** For dates and numbers: with the country where the browser names one, as `en-GB`. */
  readonly locale: string;
}

export const LanguageContext = createContext<LocalizedLanguage>({
  ...publicEnglish,
  locale: publicEnglish.code,
});

/** The texts in the language that the person reads. */
export function useTexts(): Texts {
  return useContext(LanguageContext).texts;
}

export function useLanguage(): LocalizedLanguage {
  return useContext(LanguageContext);
}
