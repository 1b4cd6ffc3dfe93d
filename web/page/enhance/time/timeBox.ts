import { time } from '#form/type/time/behaviour.ts';
import type { TimeField } from '#form/type/time/settings.ts';
import { createElement } from '../../livePage.ts';
import { dispatchChange, type EnhancePage, onAnswer } from '../page.ts';
import { ListPopup } from '../picker/listPopup.ts';
import { standIn } from '../picker/standIn.ts';
import { visitorLocale } from '../picker/visitorLocale.ts';
import { listedTimes } from './listedTimes.ts';
import { TimeFormat } from './timeFormat.ts';

const icon =
  '<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="7"/><path d="M10 6v4l2.5 2"/></svg>';

export function addTimeBox(field: HTMLElement, definition: TimeField, { page, restored }: EnhancePage): void {
  const control = field.querySelector<HTMLInputElement>('input[type=time]');
  if (control === null) return;
  const format = new TimeFormat(visitorLocale());
  writeTimes(field, definition, page, format);
  const { box, frame, show } = standIn(
    control,
    restored,
    (text) => format.read(text),
    (value) => format.write(value),
  );
  const allowed = (value: string) => time.validate(definition, value, page.context) === undefined;
  const rows = listedTimes(definition)
    .filter(allowed)
    .map((value) => ({ value, element: createElement('li', {}, format.write(value) ?? value) }));
  const popup = new ListPopup(box, rows, {
    label: field.querySelector('.label')?.textContent ?? '',
    takesText: true,
    onChoose({ value }) {
      control.value = value;
      show();
      popup.close();
      dispatchChange(box);
    },
    onOpen: () => open(),
    onCancel: () => popup.close(),
  });
  /** The listed time nearest to the typed one, or to noon. */
  const open = () => {
    const wanted = format.read(box.value) ?? '12:00';
    popup.open(rows, rows.find(({ value }) => value >= wanted) ?? rows.at(-1));
  };
  box.placeholder = rows[0] === undefined ? '' : (format.write(rows[0].value) ?? '');
  const clock = createElement('span', { className: 'open' });
  clock.insertAdjacentHTML('beforeend', icon);
  frame.append(clock, popup.element);
  onAnswer(field, () => popup.select(({ value }) => value === control.value));
  box.addEventListener('click', () => !popup.isOpen && open());
  box.addEventListener('input', (event) => {
    if (!event.isTrusted) return;
    const typed = format.read(box.value);
    // A time with its minutes is complete: the list would only cover the next field.
    if (typed !== undefined && /\d\D*\d\d/.test(box.value)) return popup.close();
    // Enter takes the typed text, so only a row with the same time is active.
    popup.open(
      rows,
      rows.find(({ value }) => value === typed),
    );
  });
  box.addEventListener('blur', () => popup.close());
}

/** The help and the errors of the field name times as its box does; the server knows only the language. */
function writeTimes(
  field: HTMLElement,
  { id, min, max }: TimeField,
  page: EnhancePage['page'],
  format: TimeFormat,
): void {
  for (const text of field.querySelectorAll<HTMLElement>('[data-time]'))
    text.textContent = format.write(text.dataset.time ?? '') ?? text.textContent;
  const bounds = [min, max].filter((time) => time !== undefined);
  page.written[id] = Object.fromEntries(bounds.map((time) => [time, format.write(time) ?? time]));
}
