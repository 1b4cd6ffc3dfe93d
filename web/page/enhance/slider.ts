import type { SliderField } from '#form/schema/field/slider.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { createElement } from '../livePage.ts';
import { dispatchChange, onAnswer } from './page.ts';

/**
 * Shows the value of a slider. Without an answer yet, a slider is added beside the number input, which alone is sent.
 */
export function enhance(field: HTMLElement, definition: SliderField): void {
  const sent = field.querySelector<HTMLInputElement>('input');
  if (sent === null) return;
  if (sent.type === 'range') showValue(field, sent);
  else addLine(field, sent, definition);
}

function showValue(field: HTMLElement, line: HTMLInputElement): void {
  const { unit } = line.dataset;
  const shown = createElement('output', { className: 'stands' });
  shown.htmlFor.add(line.id);
  field.querySelector('.stands')?.replaceWith(shown);
  const update = () => {
    const text = unit ? `${line.value}\u00a0${unit}` : line.value;
    shown.value = text;
    line.ariaValueText = text;
  };
  onAnswer(field, update);
}

/** For pointers only: keyboards and screen readers use the input. */
function addLine(
  field: HTMLElement,
  box: HTMLInputElement,
  { min = 0, max = 100, step = 1 }: SliderField,
): void {
  const line = createElement('input', { type: 'range', tabIndex: -1, ariaHidden: 'true' });
  Object.assign(line, { min: plainNumber(min), max: plainNumber(max), step: plainNumber(step) });
  const update = () => {
    const number = Number(box.value.trim().replace(',', '.'));
    const empty = box.value.trim() === '' || Number.isNaN(number);
    line.classList.toggle('untouched', empty);
    line.value = plainNumber(empty ? (min + max) / 2 : number);
  };
  // A press at the current position is an answer too, although it fires no input event.
  for (const type of ['input', 'pointerup']) {
    line.addEventListener(type, (event) => {
      event.stopPropagation();
      if (box.value === line.value) return;
      box.value = line.value;
      dispatchChange(box);
    });
  }
  line.addEventListener('change', (event) => event.stopPropagation());
  (box.closest('.measured') ?? box).after(line);
  onAnswer(field, update);
}
