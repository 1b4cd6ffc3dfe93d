import { createElement, type LivePage } from './livePage.ts';

/** Updates the page for the current answers; `showStep` shows the step. */
export function showState(page: LivePage): void {
  for (const { prepare } of page.parts) prepare?.(page);
  const { state } = page;
  // One query for all marks: this runs on every key, and forms are long.
  const marked = new Set(
    [...page.element.querySelectorAll('.label>.star-mark')].map((mark) => mark.closest('.field')),
  );
  for (const field of page.fields) {
    const required = state.required.has(field.dataset.field ?? '');
    if (required !== marked.has(field)) markRequired(field, required);
  }
  for (const { show } of page.parts) show?.(page);
}

function markRequired(field: HTMLElement, required: boolean): void {
  const label = field.querySelector('.label');
  if (label == null) return;
  const isGroup = field.matches('fieldset');
  const radios = field.getAttribute('role') === 'radiogroup';
  if (required) {
    const mark = createElement('span', { className: 'star-mark' }, '*');
    // A group of checkboxes has no `aria-required`, so screen readers read the star there.
    if (!isGroup || radios) mark.ariaHidden = 'true';
    label.append(' ', mark);
  } else label.querySelector('.star-mark')?.remove();
  const target = radios
    ? field
    : isGroup
      ? null
      : (field.querySelector('[type=file],.sign-name') ?? field.querySelector('[name]'));
  if (required) target?.setAttribute('aria-required', 'true');
  else target?.removeAttribute('aria-required');
}
