import { caseFolded } from '#kit/text/caseFolded.ts';
import { fillPlaceholders } from '#render/field/shown.ts';
import { createElement } from '../../livePage.ts';
import { type EnhancePage, liveRegion } from '../page.ts';
import { ListPopup } from '../picker/listPopup.ts';

export interface CountrySettings {
  readonly frame: HTMLElement;
  readonly codes: readonly string[];
  readonly names: Intl.DisplayNames;
  callingCodeOf(country: string): string | undefined;
  /** The visitor's country, which comes first. */
  readonly likely: string | undefined;
  readonly chosen: string | undefined;
  readonly texts: EnhancePage['texts'];
  onChoose(country: string): void;
  /** `isDone` tells that the focus was in the list and needs a new place. */
  onClose(isDone: boolean): void;
}

/** Opens a list of countries with a search box; names and calling codes are found. */
export function openCountries(settings: CountrySettings): void {
  const { frame, codes, names, callingCodeOf, likely, chosen, texts } = settings;
  const { dir, lang } = document.documentElement;
  const label = texts.phone_country ?? '';
  const popup = createElement('div', { className: 'country-popup', role: 'dialog', dir, ariaLabel: label });
  const search = createElement('input', { type: 'text', autocomplete: 'off', spellcheck: false });
  Object.assign(search, {
    id: `${frame.querySelector('input')?.id}-country`,
    placeholder: texts.search_options,
  });
  search.ariaLabel = label;
  const none = createElement('p', { className: 'none', hidden: true }, texts.options_none ?? '');
  const status = liveRegion();
  const { compare } = new Intl.Collator(lang);
  const rows = codes
    .map((code) => ({ value: code, name: names.of(code) ?? code, calling: callingCodeOf(code) ?? '' }))
    .sort((one, other) =>
      one.value === likely ? -1 : other.value === likely ? 1 : compare(one.name, other.name),
    )
    .map(({ value, name, calling }) => {
      const number = createElement('bdi', { className: 'calling' }, `+${calling}`);
      const element = createElement('li', {}, createElement('span', {}, name), number);
      return { value, element, words: `${caseFolded(name)} +${calling} ${value.toLowerCase()}` };
    });
  const close = (isDone: boolean) => {
    if (controller.signal.aborted) return;
    controller.abort();
    settings.onClose(isDone);
    popup.remove();
  };
  const controller = new AbortController();
  const list = new ListPopup(search, rows, {
    label,
    onChoose(value) {
      close(false);
      settings.onChoose(value);
    },
  });
  const show = () => {
    const query = caseFolded(search.value);
    const wordsOf = new Map(rows.map((row) => [row.value, row.words]));
    // A name that begins with the query is meant before one that contains it.
    const begins = rows.find(({ words }) => words.startsWith(query))?.value;
    const first = query === '' ? (chosen ?? likely) : begins;
    list.open(
      ({ value }) => wordsOf.get(value)?.includes(query) === true,
      ({ value }) => first === undefined || value === first,
    );
    none.hidden = list.found.length > 0;
    list.element.hidden = !none.hidden;
    status.textContent = none.hidden
      ? fillPlaceholders(texts.options_found ?? '', { count: list.found.length })
      : none.textContent;
  };
  // The search is no answer.
  for (const type of ['input', 'change']) popup.addEventListener(type, (event) => event.stopPropagation());
  search.addEventListener('input', show);
  // Closes the popup as a whole, and sends no form.
  search.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') close(true);
      else if (event.key !== 'Enter' || list.found.length > 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  popup.addEventListener('focusout', ({ relatedTarget }) => {
    if (!popup.contains(relatedTarget as Node | null)) close(false);
  });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!frame.contains(target as Node | null)) close(false);
    },
    { signal: controller.signal },
  );
  popup.append(search, list.element, none, status);
  frame.append(popup);
  if (chosen !== undefined) list.select(chosen);
  show();
  search.focus();
  popup.scrollIntoView({ block: 'nearest' });
}
