import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { writtenAmount } from '#render/text/writtenAmount.ts';
import type { LivePage } from '../livePage.ts';
import { pageLocale } from './pageLocale.ts';

/** Shows the amounts that are due. */
export function showAmounts(page: LivePage): void {
  const locale = pageLocale(page.data);
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
