import { chooseLanguage } from '#form/message/chooseLanguage.ts';
import { languages } from '#form/message/languages.ts';
import type { PageLanguage } from './view.ts';

/** The languages that Canvass itself speaks. */
export const supportedLanguages: readonly string[] = [...languages.keys()];

/** Right-to-left languages without an own catalogue, as base tags. */
const rightToLeft = new Set(['fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'sd', 'ug']);

/** The texts of a page in a language; those of the nearest language that Canvass speaks. */
export async function loadPageLanguage(language: string): Promise<PageLanguage> {
  const own =
    languages.get(language) ?? languages.get(chooseLanguage(supportedLanguages, undefined, language));
  if (own === undefined) throw new Error('there is no language to speak');
  const base = language.split('-')[0] ?? '';
  const direction = languages.has(base) || !rightToLeft.has(base) ? own.direction : 'rtl';
  return { language, direction, ...(await own.load()) };
}
