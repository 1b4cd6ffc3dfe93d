import type { FormListed } from '#contract/app/forms.ts';

/** Forms whose name has every word of the query in it, whatever the capitals and accents. */
export function searchForms(forms: readonly FormListed[], query: string): readonly FormListed[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return forms;
  return forms.filter(({ name }) => {
    const text = plain(name);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
