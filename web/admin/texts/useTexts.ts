import { createContext, useContext } from 'react';
import { language as english } from '../language/english.ts';
import type { Language } from './language.ts';
import type { Texts } from './texts.ts';

export const LanguageContext = createContext<Language>(english);

/** The texts in the language that the person reads. */
export function useTexts(): Texts {
  return useContext(LanguageContext).texts;
}

/** For dates and numbers. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
