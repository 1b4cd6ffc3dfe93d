import { suggestCountry } from '../likelyCountry.ts';
import type { EnhancePage } from '../page.ts';
import { addSearch } from './addSearch.ts';

/** Makes a long list quicker to use: the likely country first, and a search where there is a keyboard. */
export function improveList(field: HTMLElement, select: HTMLSelectElement, page: EnhancePage): void {
  if (listsCountries(select)) suggestCountry(select, page);
  // The native picker of phones is better than a custom list.
  if (!matchMedia('(pointer:coarse)').matches) addSearch(field, select, page);
}

function listsCountries({ options }: HTMLSelectElement): boolean {
  return [...options].slice(1).every(({ value }) => /^[A-Z]{2}$/.test(value));
}
