/** The texts in a language such as `pt-BR`, of those in all languages; English where there are none. */
export function textsIn<Texts>(
  all: { readonly en: Texts; readonly [language: string]: Texts },
  language: string,
): Texts {
  return all[language.toLowerCase().split('-')[0] ?? ''] ?? all.en;
}
