import { payableAmount } from '#form/value/money.ts';
import type { LivePage } from '../livePage.ts';

/** Shows the amounts that are due. */
export function showAmounts(page: LivePage): void {
  for (const text of page.element.querySelectorAll<HTMLElement>('[data-amount]')) showAmount(page, text);
}

function showAmount({ state, form }: LivePage, text: HTMLElement): void {
  const id = text.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
  const field = form.fields[form.numberOfField.get(id) ?? -1]?.known?.field;
  if (field?.type !== 'credit_card' || field.currency === undefined) return;
  const sum = state.amount(id);
  const amount = sum === undefined ? undefined : payableAmount(sum.toText(), field.currency);
  const due = amount !== undefined && !/^[0.]+$/.test(amount);
  if (due) text.textContent = (text.dataset.amount ?? '').replace('{amount}', `${field.currency} ${amount}`);
  const note = text.parentElement;
  if (note === null) return;
  note.hidden = !due;
  if (note.nextElementSibling instanceof HTMLElement) note.nextElementSibling.hidden = due;
}
