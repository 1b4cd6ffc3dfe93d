import { createElement } from '../livePage.ts';
import type { EnhancePage } from './page.ts';

/**
 * Repeats the visitor's likely country above a list of countries, without choosing it. The server tells the country
 * beside the ticket, so that the page stays cached.
 */
export function suggestCountry(select: HTMLSelectElement, { page }: EnhancePage): void {
  const { country } = page.element.dataset;
  const [first, ...options] = select.options;
  const likely = options.find(({ value }) => value === country);
  if (first === undefined || likely === undefined || likely.selected) return;
  const copy = createElement('option', { value: likely.value, textContent: likely.text });
  copy.dataset.likely = '';
  first.after(copy, createElement('hr', {}));
}
