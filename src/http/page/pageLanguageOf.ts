import type { FormDefinition } from '#form/definition/document.ts';
import { chooseLanguage } from '#form/message/chooseLanguage.ts';
import { languages } from '#form/message/languages.ts';
import type { LanguageLink, PageLanguage } from '#render/view.ts';

const supportedLanguages = [...languages.keys()];

/** Right-to-left languages without an own catalogue, as base tags. */
const rightToLeft = new Set(['fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'sd', 'ug']);

/** The languages of a form, its own first. The list is cached, because language negotiation caches by it. */
const offered = new WeakMap<FormDefinition, readonly string[]>();

function languagesOf(definition: FormDefinition): readonly string[] {
  let list = offered.get(definition);
  if (list === undefined) {
    list = [...new Set([definition.language ?? 'en', ...Object.keys(definition.translations ?? {})])];
    offered.set(definition, list);
  }
  return list;
}

/** The best language of the form for the visitor; without a form, the visitor's own. */
export function languageOf(
  definition: FormDefinition | undefined,
  acceptLanguage: string | undefined,
  requested: string | undefined,
): string {
  const list = definition === undefined ? supportedLanguages : languagesOf(definition);
  const [only = 'en', ...more] = list;
  return more.length === 0 ? only : chooseLanguage(list, acceptLanguage, requested);
}

/** Loads the texts of a page in the negotiated language. */
export async function pageLanguageOf(
  definition: FormDefinition | undefined,
  acceptLanguage: string | undefined,
  requested: string | undefined,
): Promise<PageLanguage> {
  const language = languageOf(definition, acceptLanguage, requested);
  const own =
    languages.get(language) ?? languages.get(chooseLanguage(supportedLanguages, undefined, language));
  if (own === undefined) throw new Error('there is no language to speak');
  const base = language.split('-')[0] ?? '';
  const direction = languages.has(base) || !rightToLeft.has(base) ? own.direction : 'rtl';
  return { language, direction, ...(await own.load()) };
}

/** Links to the page in each language of the form; empty for a single language. */
export function languageLinksOf(
  definition: FormDefinition,
  path: string,
  query: URLSearchParams,
): LanguageLink[] {
  const list = languagesOf(definition);
  if (list.length < 2) return [];
  return list.map((language) => {
    const changed = new URLSearchParams(query);
    changed.set('lang', language);
    return { language, href: `${path}?${changed}` };
  });
}
