import { date } from '#form/type/date/behaviour.ts';
import type { DateField } from '#form/type/date/settings.ts';
import type { AnswerContext } from '#form/value/answer.ts';
import { resolveDay } from '#form/value/resolveDay.ts';
import { addDays, formatDay, parseDay, weekdayOf } from '#kit/time/day.ts';
import { createElement } from '../../livePage.ts';

export interface CalendarSettings {
  /** The element below which the calendar opens. */
  readonly frame: HTMLElement;
  readonly field: DateField;
  readonly context: AnswerContext;
  readonly locale: string;
  readonly label: string;
  /** The chosen day as `2026-12-31`, or any other text. */
  readonly chosen: string;
  onChoose(day: string): void;
  /** `isDone` tells that the focus was in the calendar and needs a new place. */
  onClose(isDone: boolean): void;
}

/** Opens a dialog with the days of a month, after the date picker pattern of the ARIA practices. */
export function openCalendar(settings: CalendarSettings): void {
  new Calendar(settings);
}

class Calendar {
  readonly #settings: CalendarSettings;
  readonly #box = createElement('div', { className: 'calendar-box', role: 'dialog', ariaModal: 'true' });
  readonly #before = createElement('button', { type: 'button', textContent: '‹' });
  readonly #after = createElement('button', { type: 'button', textContent: '›' });
  readonly #month = createElement('select', {});
  readonly #year = createElement('select', {});
  readonly #grid = createElement('table', { role: 'grid' });
  readonly #rows = createElement('tbody', {});
  readonly #min: string;
  readonly #max: string;
  /** The day that has or gets the focus. */
  #day: string;
  readonly #controller = new AbortController();

  constructor(settings: CalendarSettings) {
    this.#settings = settings;
    const { field, context, chosen, frame, label } = settings;
    const { today } = context;
    this.#min = resolveDay(field.min, today) ?? yearsFrom(today, -120);
    this.#max = resolveDay(field.max, today) ?? yearsFrom(today, 50);
    this.#day = this.#within(parseDay(chosen) === undefined ? today : chosen);
    this.#box.ariaLabel = label;
    this.#grid.append(this.#weekdays(), this.#rows);
    const head = createElement('div', { className: 'calendar-head' });
    head.append(this.#before, this.#month, this.#year, this.#after);
    this.#box.append(head, this.#grid);
    this.#fillYears();
    this.#listen();
    frame.append(this.#box);
    this.#show(true);
    this.#place();
  }

  #listen(): void {
    const { signal } = this.#controller;
    const box = this.#box;
    // The month and year are no answers.
    for (const type of ['input', 'change']) box.addEventListener(type, (event) => event.stopPropagation());
    this.#before.onclick = () => this.#goTo(this.#monthsLater(-1), false);
    this.#after.onclick = () => this.#goTo(this.#monthsLater(1), false);
    const choose = () =>
      this.#goTo(inMonth(Number(this.#year.value), Number(this.#month.value), this.#day), false);
    this.#month.addEventListener('change', choose);
    this.#year.addEventListener('change', choose);
    box.addEventListener('keydown', (event) => this.#onKey(event));
    this.#rows.addEventListener('click', ({ target }) => {
      const day = target instanceof HTMLElement ? target.closest('td')?.dataset.day : undefined;
      if (day !== undefined) this.#choose(day);
    });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!this.#settings.frame.contains(target as Node | null)) this.#close(false);
      },
      { signal },
    );
    box.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.#settings.frame.contains(relatedTarget)) this.#close(false);
    });
  }

  #onKey(event: KeyboardEvent): void {
    const { key, shiftKey, target } = event;
    if (key === 'Escape') this.#close(true);
    else if (key === 'Tab') this.#cycle(shiftKey);
    else if (target instanceof HTMLElement && target.localName === 'td') {
      if (key === 'Enter' || key === ' ') this.#choose(this.#day);
      else {
        const next = this.#dayAt(key, shiftKey);
        if (next === undefined) return;
        this.#goTo(next, true);
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The day that a key leads to. */
  #dayAt(key: string, shiftKey: boolean): string | undefined {
    const forward = getComputedStyle(this.#box).direction === 'rtl' ? -1 : 1;
    const weekday = (weekdayOf(parseDay(this.#day) ?? 0) - this.#firstWeekday + 7) % 7;
    const steps: Record<string, number> = {
      ArrowLeft: -forward,
      ArrowRight: forward,
      ArrowUp: -7,
      ArrowDown: 7,
      Home: -weekday,
      End: 6 - weekday,
    };
    if (key === 'PageUp') return this.#monthsLater(shiftKey ? -12 : -1);
    if (key === 'PageDown') return this.#monthsLater(shiftKey ? 12 : 1);
    const step = steps[key];
    return step === undefined ? undefined : addDays(this.#day, step);
  }

  #goTo(day: string, isByKey: boolean): void {
    this.#day = this.#within(day);
    this.#show(isByKey);
  }

  #choose(day: string): void {
    if (!this.#isAllowed(day)) return;
    this.#settings.onChoose(day);
    this.#close(true);
  }

  #close(isDone: boolean): void {
    if (this.#controller.signal.aborted) return;
    this.#controller.abort();
    this.#settings.onClose(isDone);
    this.#box.remove();
  }

  /** Keeps Tab in the dialog. */
  #cycle(isBackward: boolean): void {
    const stops = [this.#before, this.#month, this.#year, this.#after, this.#cellOf(this.#day)].filter(
      (stop) => stop !== null && !('disabled' in stop && stop.disabled),
    );
    const at = stops.indexOf(document.activeElement as HTMLElement | null as never);
    stops.at((at + (isBackward ? -1 : 1)) % stops.length)?.focus();
  }

  #show(focusesDay: boolean): void {
    const [year = '', month = ''] = this.#day.split('-');
    this.#year.value = year;
    this.#fillMonths(year);
    this.#month.value = month;
    this.#grid.ariaLabel = this.#named({ month: 'long', year: 'numeric' }, this.#day);
    const first = `${year}-${month}-01`;
    const offset = (weekdayOf(parseDay(first) ?? 0) - this.#firstWeekday + 7) % 7;
    const start = (parseDay(first) ?? 0) - offset;
    const rows = Array.from({ length: 6 }, (_, week) => {
      const row = createElement('tr', {});
      for (let column = 0; column < 7; column += 1) row.append(this.#cell(start + week * 7 + column, month));
      return row;
    });
    this.#rows.replaceChildren(...rows);
    for (const [button, months] of [
      [this.#before, -1],
      [this.#after, 1],
    ] as const) {
      const there = this.#monthsLater(months);
      button.disabled = this.#within(there).slice(0, 7) !== there.slice(0, 7);
      button.ariaLabel = this.#named({ month: 'long', year: 'numeric' }, there);
    }
    if (focusesDay) this.#cellOf(this.#day)?.focus();
  }

  #cell(number: number, month: string): HTMLTableCellElement {
    const day = formatDay(number) ?? '';
    // Days of other months keep the rows in place, so that the calendar does not jump.
    if (day.slice(5, 7) !== month) return createElement('td', { className: 'beyond', ariaHidden: 'true' });
    const { chosen, context } = this.#settings;
    const cell = createElement('td', { role: 'gridcell', tabIndex: day === this.#day ? 0 : -1 });
    cell.textContent = this.#named({ day: 'numeric' }, day).replace(/\D+$/u, '');
    cell.dataset.day = day;
    cell.ariaLabel = this.#named({ dateStyle: 'full' }, day);
    cell.ariaSelected = `${day === chosen}`;
    if (day === context.today) cell.setAttribute('aria-current', 'date');
    if (!this.#isAllowed(day)) cell.ariaDisabled = 'true';
    return cell;
  }

  #cellOf(day: string): HTMLElement | null {
    return this.#rows.querySelector<HTMLElement>(`[data-day="${day}"]`);
  }

  #weekdays(): HTMLTableSectionElement {
    const row = createElement('tr', {});
    // 5 January 1970 was a Monday.
    const days = Array.from({ length: 7 }, (_, column) => formatDay(4 + this.#firstWeekday + column) ?? '');
    const isShort = days.every((day) => this.#named({ weekday: 'short' }, day).length < 5);
    for (const day of days) {
      const cell = createElement('th', { scope: 'col', abbr: this.#named({ weekday: 'long' }, day) });
      cell.textContent = this.#named({ weekday: isShort ? 'short' : 'narrow' }, day);
      row.append(cell);
    }
    return createElement('thead', {}, row);
  }

  #fillYears(): void {
    const last = Number(this.#max.slice(0, 4));
    for (let year = Number(this.#min.slice(0, 4)); year <= last; year += 1)
      this.#year.append(
        createElement('option', { value: String(year).padStart(4, '0'), textContent: String(year) }),
      );
    const names = new Intl.DisplayNames(this.#settings.locale, { type: 'dateTimeField' });
    this.#month.ariaLabel = names.of('month') ?? '';
    this.#year.ariaLabel = names.of('year') ?? '';
  }

  #fillMonths(year: string): void {
    const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
    const options = months.map((month) => {
      const first = `${year}-${month}-01`;
      const option = createElement('option', {
        value: month,
        textContent: this.#named({ month: 'long' }, first),
      });
      option.disabled = this.#within(first).slice(0, 7) !== first.slice(0, 7);
      return option;
    });
    this.#month.replaceChildren(...options);
  }

  #isAllowed(day: string): boolean {
    const { field, context } = this.#settings;
    return date.validate(field, day, context) === undefined;
  }

  #within(day: string): string {
    return day < this.#min ? this.#min : day > this.#max ? this.#max : day;
  }

  #monthsLater(months: number): string {
    const [year = 0, month = 0] = this.#day.split('-').map(Number);
    const count = year * 12 + month - 1 + months;
    return inMonth(Math.floor(count / 12), (count % 12) + 1, this.#day);
  }

  get #firstWeekday(): number {
    return firstWeekday(this.#settings.locale);
  }

  #named(format: Intl.DateTimeFormatOptions, day: string): string {
    const locale = `${this.#settings.locale}-u-ca-gregory`;
    return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  }

  #place(): void {
    const { left, right } = this.#box.getBoundingClientRect();
    const sheet = (this.#box.closest('.sheet') ?? document.body).getBoundingClientRect();
    this.#box.classList.toggle('end', left < sheet.left || right > sheet.right);
    this.#box.scrollIntoView({ block: 'nearest' });
  }
}

/** The same day of another month, or its last day. */
function inMonth(year: number, month: number, day: string): string {
  const begin = `${String(Math.max(1, year)).padStart(4, '0')}-${String(month).padStart(2, '0')}-`;
  for (let date = Number(day.slice(8)); date > 0; date -= 1) {
    const found = `${begin}${String(date).padStart(2, '0')}`;
    if (parseDay(found) !== undefined) return found;
  }
  return day;
}

function yearsFrom(today: string, years: number): string {
  return inMonth(Number(today.slice(0, 4)) + years, years < 0 ? 1 : 12, '0000-00-31');
}

/** The first day of the week in a locale: 0 for Monday, 6 for Sunday. Some browsers cannot tell: Monday there. */
function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale);
  return ('getWeekInfo' in known ? known.getWeekInfo().firstDay : 1) - 1;
}
