import { make } from '../livePage.ts';
import { type EnhancePage, tell, watch } from './page.ts';

/** A way to take back a choice: radios alone know none. It is there while something is chosen that need not be. */
export function enhance(field: HTMLElement, _definition: unknown, { texts }: EnhancePage): void {
  const radios = [...field.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const last = field.querySelector('.options,.ends') ?? field.querySelector('.scale');
  if (last === null || radios.length === 0) return;
  const button = make('button', { type: 'button', className: 'clear', textContent: texts.clear ?? '' });
  const look = () => {
    button.hidden = field.ariaRequired === 'true' || !radios.some(({ checked }) => checked);
  };
  button.onclick = () => {
    const [first] = radios;
    for (const radio of radios) radio.checked = false;
    if (first !== undefined) {
      first.focus();
      tell(first);
    }
  };
  last.after(button);
  // Rules change what must be answered.
  new MutationObserver(look).observe(field, { attributeFilter: ['aria-required'] });
  watch(field, look);
}
