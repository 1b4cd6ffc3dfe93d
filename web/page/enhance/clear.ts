import { createElement } from '../livePage.ts';
import { dispatchChange, type EnhancePage, onAnswer } from './page.ts';

/** Adds a button that clears a choice, which radios lack. It shows while an optional field has a choice. */
export function enhance(field: HTMLElement, _definition: unknown, { texts }: EnhancePage): void {
  const radios = [...field.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const last = field.querySelector('.options,.ends') ?? field.querySelector('.scale');
  if (last === null || radios.length === 0) return;
  const button = createElement('button', {
    type: 'button',
    className: 'clear',
    textContent: texts.clear ?? '',
  });
  const update = () => {
    button.hidden = field.ariaRequired === 'true' || !radios.some(({ checked }) => checked);
  };
  button.onclick = () => {
    const [first] = radios;
    for (const radio of radios) radio.checked = false;
    if (first !== undefined) {
      first.focus();
      dispatchChange(first);
    }
  };
  last.after(button);
  // Rules change which fields are required.
  new MutationObserver(update).observe(field, { attributeFilter: ['aria-required'] });
  onAnswer(field, update);
}
