import { createElement } from '../livePage.ts';
import { dispatchChange, type EnhancePage, onAnswer } from './page.ts';

/** A way to take an answer back, which neither radios nor sliders have. */
export interface Clearing {
  isAnswered(): boolean;
  /** Removes the answer and returns the control that takes the focus. */
  clear(): HTMLElement | undefined;
}

/** Adds a button that clears an answer. It shows while an optional field has one. */
export function enhance(field: HTMLElement, _definition: unknown, page: EnhancePage): void {
  const radios = [...field.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  if (radios.length === 0) return;
  addClear(field, page, {
    isAnswered: () => radios.some(({ checked }) => checked),
    clear() {
      for (const radio of radios) radio.checked = false;
      return radios[0];
    },
  });
}

export function addClear(field: HTMLElement, { texts }: EnhancePage, { isAnswered, clear }: Clearing): void {
  const last = [...field.children].findLast((part) => !part.matches('.error,.unseen'));
  const button = createElement('button', {
    type: 'button',
    className: 'clear',
    textContent: texts.clear ?? '',
  });
  const update = () => {
    const isNeeded = field.querySelector('.star-mark,[aria-required]') === null && isAnswered();
    button.hidden = !isNeeded;
    // Adding it to every field of a long form at once would take the browser long.
    if (isNeeded && !button.isConnected) last?.after(button);
  };
  button.onclick = () => {
    const control = clear();
    control?.focus();
    if (control) dispatchChange(control);
  };
  // Rules change which fields are required.
  new MutationObserver(update).observe(field, {
    attributeFilter: ['aria-required'],
    childList: true,
    subtree: true,
  });
  onAnswer(field, update);
}
