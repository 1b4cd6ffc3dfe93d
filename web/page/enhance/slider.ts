import { fillDefaults } from '#form/type/fillDefaults.ts';
import { defaults, type SliderField } from '#form/type/slider/settings.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { createElement } from '../livePage.ts';
import { addClear } from './clear.ts';
import { dispatchChange, type EnhancePage, onAnswer } from './page.ts';

/**
 * Shows the value of a slider. A field without a default gets the line beside its box, which alone is sent, so that it
 * has no answer until the visitor moves or presses the line.
 */
export function enhance(field: HTMLElement, definition: SliderField, page: EnhancePage): void {
  const sent = field.querySelector<HTMLInputElement>('input');
  if (sent === null) return;
  if (sent.type === 'range') showValue(field, sent);
  else addLine(field, sent, definition, page);
}

function showValue(field: HTMLElement, line: HTMLInputElement): void {
  const { unit } = line.dataset;
  const shown = createElement('output', { className: 'stands' });
  shown.htmlFor.add(line.id);
  field.querySelector('.stands')?.remove();
  line.classList.add('track');
  line.after(shown);
  onAnswer(field, () => {
    const text = unit ? `${line.value}\u00a0${unit}` : line.value;
    shown.value = text;
    line.ariaValueText = text;
    drawPosition(line);
  });
}

function addLine(
  field: HTMLElement,
  box: HTMLInputElement,
  definition: SliderField,
  page: EnhancePage,
): void {
  const { min, max, step } = fillDefaults(defaults, definition);
  const label = field.querySelector('.label')?.firstChild?.textContent?.trim() ?? '';
  const line = createElement('input', { type: 'range', className: 'track', ariaLabel: label });
  Object.assign(line, { min: plainNumber(min), max: plainNumber(max), step: plainNumber(step) });
  const update = () => {
    const number = Number(box.value.trim().replace(',', '.'));
    const empty = box.value.trim() === '' || Number.isNaN(number);
    line.classList.toggle('untouched', empty);
    line.value = plainNumber(empty ? (min + max) / 2 : number);
    line.ariaValueText = empty ? (page.texts.slider_unset ?? '') : `${box.value} ${unitOf(field)}`.trim();
    drawPosition(line, empty);
  };
  const answer = () => {
    if (box.value === line.value) return;
    box.value = line.value;
    dispatchChange(box);
  };
  // A press at the current position is an answer too, although it fires no input event.
  for (const type of ['input', 'pointerup']) {
    line.addEventListener(type, (event) => {
      event.stopPropagation();
      answer();
    });
  }
  line.addEventListener('change', (event) => event.stopPropagation());
  line.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    answer();
  });
  // The ends of the line tell the bounds; screen readers still hear them at the box.
  field.querySelector('.help>:last-child')?.classList.add('unseen');
  box.closest('.gauge')?.prepend(line);
  onAnswer(field, update);
  addClear(field, page, {
    isAnswered: () => box.value !== '',
    clear() {
      box.value = '';
      return box;
    },
  });
}

function unitOf(field: HTMLElement): string {
  return field.querySelector('.unit')?.textContent ?? '';
}

/** The filled part of the line. Setting a property by script is within the page's policy. */
function drawPosition(line: HTMLInputElement, empty = false): void {
  const share = (line.valueAsNumber - Number(line.min)) / (Number(line.max) - Number(line.min));
  line.style.setProperty('--at', empty ? '0%' : `${100 * share}%`);
}
