import type { FormListed } from '#contract/app/forms.ts';

/** Forms whose name has every word of the query in it, whatever the capitals and accents. */
export function searchForms(forms: readonly FormListed[], query: string): readonly FormListed[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return forms;
  return forms.filter((form) => {
    const text = plainName(form);
    return words.every((word) => text.includes(word));
  });
}

const plainNames = new WeakMap<FormListed, string>();

/** Made once for each form, because all are looked through with every key. */
function plainName(form: FormListed): string {
  const known = plainNames.get(form) ?? plain(form.name);
  plainNames.set(form, known);
  return known;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
