import type { FormListed } from '#contract/app/form/forms.ts';
import { foldForSearch } from '#kit/text/foldForSearch.ts';

/** The forms whose name contains every word of the query, ignoring case and accents. */
export function searchForms(forms: readonly FormListed[], query: string): readonly FormListed[] {
  const words = foldForSearch(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return forms;
  return forms.filter((form) => {
    const text = plainName(form);
    return words.every((word) => text.includes(word));
  });
}

const plainNames = new WeakMap<FormListed, string>();

/** Cached per form, because every keystroke searches all forms. */
function plainName(form: FormListed): string {
  const known = plainNames.get(form) ?? foldForSearch(form.name);
  plainNames.set(form, known);
  return known;
}
