import type { DateField } from '#form/type/date/settings.ts';
import { createElement } from '../../livePage.ts';
import { dispatchChange, type EnhancePage } from '../page.ts';
import { addStyle } from '../picker/addStyle.ts';
import { standIn } from '../picker/standIn.ts';
import { visitorLocale } from '../picker/visitorLocale.ts';
import { dateStyle } from './date.css.ts';
import { DateFormat } from './dateFormat.ts';

const icon =
  '<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><path d="M3 5h14v12H3zM3 9h14M7 3v3m6-3v3"/></svg>';

export function addDateBox(
  field: HTMLElement,
  definition: DateField,
  { page, texts, restored }: EnhancePage,
): void {
  const control = field.querySelector<HTMLInputElement>('input[type=date]');
  if (control === null) return;
  addStyle(dateStyle);
  const locale = visitorLocale();
  const format = new DateFormat(locale);
  const { today } = page.context;
  const { box, frame, show } = standIn(
    control,
    restored,
    (text, isFinal) => format.read(text, today, isFinal),
    (day) => format.write(day),
  );
  box.placeholder = format.pattern;
  const button = createElement('button', {
    type: 'button',
    className: 'open',
    ariaLabel: texts.date_open ?? '',
  });
  button.insertAdjacentHTML('beforeend', icon);
  button.setAttribute('aria-haspopup', 'dialog');
  button.ariaExpanded = 'false';
  frame.append(button);

  const open = async () => {
    const { openCalendar } = await import('./calendar.ts');
    if (button.ariaExpanded === 'true') return;
    button.ariaExpanded = 'true';
    openCalendar({
      frame,
      field: definition,
      context: page.context,
      locale,
      label: field.querySelector('.label')?.textContent ?? '',
      chosen: control.value,
      onChoose(day) {
        control.value = day;
        show();
        dispatchChange(box);
      },
      onClose(isDone) {
        button.ariaExpanded = 'false';
        if (isDone) button.focus();
      },
    });
  };
  button.onclick = () => void open();
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    void open();
  });
}
