import type { FormDefinition } from './document.ts';

/** The languages in which a form can be filled in, its own first. */
export function formLanguages({ language = 'en', translations = {} }: FormDefinition): string[] {
  return [...new Set([language, ...Object.keys(translations)])];
}
