import { dispatchChange } from './page.ts';

/** Digits that follow each other within this many milliseconds make one number, such as 10. */
const pause = 1000;

/** Chooses a step of a scale by its number, while one of its steps has the focus. */
export function addDigits(field: HTMLElement, first: KeyboardEvent): void {
  let typed = { digit: '', at: 0 };
  const press = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return;
    const before = timeStamp - typed.at < pause ? typed.digit : '';
    typed = { digit: key, at: timeStamp };
    choose(stepAt(field, before + key) ?? stepAt(field, key));
  };
  field.addEventListener('keydown', press);
  press(first);
}

function stepAt(field: HTMLElement, value: string): HTMLInputElement | undefined {
  const radios = field.querySelectorAll<HTMLInputElement>('input[type=radio]');
  return [...radios].find((radio) => radio.value === value);
}

function choose(step: HTMLInputElement | undefined): void {
  step?.focus();
  if (step === undefined || step.checked) return;
  step.checked = true;
  dispatchChange(step);
}
