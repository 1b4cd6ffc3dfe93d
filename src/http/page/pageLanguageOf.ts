import type { FormDefinition } from '#form/definition/document.ts';
import { formLanguages } from '#form/definition/formLanguages.ts';
import { chooseLanguage } from '#form/message/chooseLanguage.ts';
import { loadPageLanguage, supportedLanguages } from '#render/pageLanguage.ts';
import type { LanguageLink, PageLanguage } from '#render/view.ts';

/** The list is cached, because language negotiation caches by it. */
const offered = new WeakMap<FormDefinition, readonly string[]>();

function languagesOf(definition: FormDefinition): readonly string[] {
  let list = offered.get(definition);
  if (list === undefined) {
    list = formLanguages(definition);
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
  return await loadPageLanguage(languageOf(definition, acceptLanguage, requested));
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
