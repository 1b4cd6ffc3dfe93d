import { createContext, useContext } from 'react';

/** The language and region in which dates and numbers are written; the app gives it, once. */
export const Language = createContext('en');

export function useLanguage(): string {
  return useContext(Language);
}
