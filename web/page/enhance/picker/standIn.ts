import { createElement } from '../../livePage.ts';
import { type EnhancePage, onAnswer } from '../page.ts';
import { addStyle } from './addStyle.ts';
import { standInStyle } from './standIn.css.ts';

const attributes = ['aria-describedby', 'aria-required', 'aria-invalid'];

export interface StandIn {
  /** The frame around the box, for buttons and popups. */
  readonly frame: HTMLElement;
  readonly box: HTMLInputElement;
  /** Shows the value that is sent, after something else than the box has changed it. */
  show(): void;
}

/**
 * A text box in the place of a control, which becomes hidden and is what is sent. `read` turns the typed text into
 * a value, `write` a value into text; a text that cannot be read is sent as it is, so that the form can object.
 */
export function standIn(
  control: HTMLInputElement,
  restored: EnhancePage['restored'],
  read: (text: string, isFinal: boolean) => string | undefined,
  write: (value: string) => string | undefined,
): StandIn {
  addStyle(standInStyle);
  const hadFocus = document.activeElement === control;
  const box = createElement('input', {
    type: 'text',
    id: control.id,
    autocomplete: 'off',
    spellcheck: false,
  });
  const frame = createElement('div', { className: 'picked' }, box);
  const copyAttributes = () => {
    for (const name of attributes) {
      const value = control.getAttribute(name);
      if (value === null) box.removeAttribute(name);
      else box.setAttribute(name, value);
    }
  };
  const show = () => {
    box.value = write(control.value) ?? control.value;
  };
  const take = (isFinal: boolean) => {
    const text = box.value.trim();
    control.value = text === '' ? '' : (read(text, isFinal) ?? text);
  };
  box.addEventListener('input', () => take(false));
  box.addEventListener('change', () => {
    const before = control.value;
    take(true);
    show();
    if (control.value !== before) box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  control.removeAttribute('id');
  control.type = 'hidden';
  // The browser's own input has dropped a restored text that it cannot show.
  if (control.value === '') control.value = restored.get(control.name)?.[0] ?? '';
  copyAttributes();
  new MutationObserver(copyAttributes).observe(control, { attributeFilter: attributes });
  control.before(frame);
  onAnswer(control, show);
  if (hadFocus) box.focus();
  return { frame, box, show };
}
