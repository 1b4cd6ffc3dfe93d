/** A text as people search for it: without capitals, accents and the blanks around it. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
