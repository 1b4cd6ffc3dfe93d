import { fillPlaceholders } from '#render/field/shown.ts';
import { localeOf } from '#render/locale.ts';
import { writtenAmount } from '#render/text/writtenAmount.ts';
import { adoptMoneyStyle } from '#render/text/writtenNumber.ts';
import type { LivePage } from '../livePage.ts';

/** Shows the amounts that are due. */
export function showAmounts(page: LivePage): void {
  const locale = localeOf(document.documentElement.lang);
  if (page.data.money !== undefined) adoptMoneyStyle(page.data.money, locale);
  for (const text of page.element.querySelectorAll<HTMLElement>('[data-amount]'))
    showAmount(page, text, locale);
}

function showAmount({ state, form }: LivePage, text: HTMLElement, locale: string): void {
  const id = text.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
  const amount = writtenAmount(form, state, id, locale);
  if (amount !== undefined) text.textContent = fillPlaceholders(text.dataset.amount ?? '', { amount });
  const note = text.parentElement;
  if (note === null) return;
  note.hidden = amount === undefined;
  if (note.nextElementSibling instanceof HTMLElement) note.nextElementSibling.hidden = amount !== undefined;
}
