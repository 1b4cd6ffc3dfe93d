import { createElement, type LivePage } from '../livePage.ts';
import type { Advance } from './advanceOnChoice.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Shows the letter of each option beside it. The order of the options is final only when their step is shown. */
export function showOptionKeys(field: HTMLElement): void {
  for (const [index, input] of optionsOf(field).entries()) {
    const letter = letters[index];
    const option = input.closest('label');
    if (letter === undefined || option === null) continue;
    input.setAttribute('aria-keyshortcuts', letter);
    const shown =
      option.querySelector('.key') ?? createElement('kbd', { className: 'key', ariaHidden: 'true' });
    shown.textContent = letter;
    option.append(shown);
  }
}

/**
 * Letters choose options and digits choose on a scale, while the focus is in the question: elsewhere a single key
 * must do nothing, because people who dictate trigger it by accident.
 */
export function answerByKey(
  { element }: LivePage,
  currentField: () => HTMLElement | undefined,
  advance: Advance,
): void {
  let before = '';
  element.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const typed = before;
    before = key;
    const field = currentField();
    if (!(target instanceof HTMLElement) || !field?.contains(target) || hasModifier(event)) return;
    if (event.defaultPrevented || isTyping(target)) return;
    const choice = optionOf(field, event) ?? stepOf(field, key, typed);
    if (choice === undefined || choice.disabled) return;
    event.preventDefault();
    choice.click();
    choice.focus();
    if (choice.closest('.other')) {
      if (choice.checked) choice.closest('.other')?.querySelector<HTMLElement>('[type=text]')?.focus();
    } else if (key !== '1' || stepOf(field, '0', '1') === undefined) advance.chosen(choice);
  });
}

/** The option of a letter. Keyboards with other scripts have the letter in the same place. */
function optionOf(field: HTMLElement, { key, code }: KeyboardEvent): HTMLInputElement | undefined {
  const letter = /^[a-z]$/i.test(key) || !/^\p{L}$/u.test(key) ? key : code.replace('Key', '');
  const index = letter.length === 1 ? letters.indexOf(letter.toUpperCase()) : -1;
  return optionsOf(field)[index];
}

/** The step of a scale with this number; 1 and then 0 make 10. */
function stepOf(field: HTMLElement, key: string, before: string): HTMLInputElement | undefined {
  const steps = [...field.querySelectorAll<HTMLInputElement>('.scale [type=radio]')];
  const withValue = (value: string) =>
    /^\d+$/.test(value) ? steps.find((step) => step.value === value) : undefined;
  return (before === '1' && key === '0' ? withValue('10') : undefined) ?? withValue(key);
}

function optionsOf(field: HTMLElement): HTMLInputElement[] {
  return [...field.querySelectorAll<HTMLInputElement>('.option :is([type=radio],[type=checkbox])')];
}

function hasModifier({ ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || isComposing;
}

function isTyping(target: HTMLElement): boolean {
  return target.matches('select,textarea,input:not([type=radio],[type=checkbox])');
}
