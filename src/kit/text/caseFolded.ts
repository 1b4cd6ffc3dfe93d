/** Normalises a text for search: folds case and accents, and trims. */
export function caseFolded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
