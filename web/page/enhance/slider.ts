import type { SliderField } from '#form/schema/field/slider.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { make } from '../livePage.ts';
import { tell, watch } from './page.ts';

/** Says where a slider stands. One without an answer yet gets its line beside the box, which alone is sent. */
export function enhance(field: HTMLElement, definition: SliderField): void {
  const sent = field.querySelector<HTMLInputElement>('input');
  if (sent === null) return;
  if (sent.type === 'range') sayValue(field, sent);
  else addLine(field, sent, definition);
}

function sayValue(field: HTMLElement, line: HTMLInputElement): void {
  const { unit } = line.dataset;
  const shown = make('output', { className: 'stands' });
  shown.htmlFor.add(line.id);
  field.querySelector('.stands')?.replaceWith(shown);
  const look = () => {
    const text = unit ? `${line.value}\u00a0${unit}` : line.value;
    shown.value = text;
    line.ariaValueText = text;
  };
  watch(field, look);
}

/** For the pointer only: those who use keys or a screen reader have the box. */
function addLine(
  field: HTMLElement,
  box: HTMLInputElement,
  { min = 0, max = 100, step = 1 }: SliderField,
): void {
  const line = make('input', { type: 'range', tabIndex: -1, ariaHidden: 'true' });
  Object.assign(line, { min: plainNumber(min), max: plainNumber(max), step: plainNumber(step) });
  const look = () => {
    const number = Number(box.value.trim().replace(',', '.'));
    const empty = box.value.trim() === '' || Number.isNaN(number);
    line.classList.toggle('untouched', empty);
    line.value = plainNumber(empty ? (min + max) / 2 : number);
  };
  // Also a press where it stands already is an answer, and moves nothing.
  for (const type of ['input', 'pointerup']) {
    line.addEventListener(type, (event) => {
      event.stopPropagation();
      if (box.value === line.value) return;
      box.value = line.value;
      tell(box);
    });
  }
  line.addEventListener('change', (event) => event.stopPropagation());
  (box.closest('.measured') ?? box).after(line);
  watch(field, look);
}
