import { createContext, useContext } from 'react';

/** The locale of dates and numbers, set once by `UiProvider`. */
export const FormatLanguage = createContext('en');

export function useFormatLanguage(): string {
  return useContext(FormatLanguage);
}
