import { createContext, useContext } from 'react';

/** The colour scheme that the preview shows; samples follow it. */
export const ShownScheme = createContext<'light' | 'dark'>('light');

export function useShownScheme(): 'light' | 'dark' {
  return useContext(ShownScheme);
}
