import { createContext, useContext } from 'react';

/** The language and region in which dates and numbers are written; the app gives it, once. */
export const FormatLanguage = createContext('en');

export function useFormatLanguage(): string {
  return useContext(FormatLanguage);
}
