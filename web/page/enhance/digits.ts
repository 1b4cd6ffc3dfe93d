import { dispatchChange } from './page.ts';

/** Digits that follow each other within this many milliseconds make one number, such as 10. */
const pause = 1000;

/** Chooses a step of a scale by its number, while one of its steps has the focus; `pressed` are the keys until now. */
export function addDigits(field: HTMLElement, pressed: readonly KeyboardEvent[]): void {
  let typed = { digit: '', at: 0 };
  const press = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return;
    const before = timeStamp - typed.at < pause ? typed.digit : '';
    typed = { digit: key, at: timeStamp };
    choose(field, stepAt(field, before + key) ?? stepAt(field, key));
  };
  field.addEventListener('keydown', press);
  for (const event of pressed) press(event);
}

function stepAt(field: HTMLElement, value: string): HTMLInputElement | undefined {
  const radios = field.querySelectorAll<HTMLInputElement>('input[type=radio]');
  return [...radios].find((radio) => radio.value === value);
}

function choose(field: HTMLElement, step: HTMLInputElement | undefined): void {
  // The visitor may have left the field while this script was loading.
  if (field.contains(document.activeElement)) step?.focus();
  if (step === undefined || step.checked) return;
  step.checked = true;
  dispatchChange(step);
}
