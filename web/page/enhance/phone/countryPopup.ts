import { searchable } from '#kit/text/rankMatches.ts';
import { createElement } from '../../livePage.ts';
import type { EnhancePage } from '../page.ts';
import { SearchList } from '../picker/searchList.ts';

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
  const { compare } = new Intl.Collator(lang);
  const rows = codes
    .map((code) => ({ value: code, name: names.of(code) ?? code, calling: callingCodeOf(code) ?? '' }))
    .sort((one, other) =>
      one.value === likely ? -1 : other.value === likely ? 1 : compare(one.name, other.name),
    )
    .map(({ value, name, calling }) => {
      const number = createElement('bdi', { className: 'calling' }, `+${calling}`);
      const element = createElement('li', {}, createElement('span', {}, name), number);
      return { value, element, ...searchable(`${name} +${calling} ${value}`) };
    });
  const close = (isDone: boolean) => {
    if (controller.signal.aborted) return;
    controller.abort();
    settings.onClose(isDone);
    popup.remove();
  };
  const controller = new AbortController();
  const list = new SearchList(search, rows, texts, {
    label,
    onChoose({ value }) {
      close(false);
      settings.onChoose(value);
    },
    onOpen: () => show(),
    onCancel: () => close(true),
  });
  const show = () => {
    const first = chosen ?? likely;
    list.search(
      search.value,
      rows.find(({ value }) => value === first),
    );
  };
  // The search is no answer.
  for (const type of ['input', 'change']) popup.addEventListener(type, (event) => event.stopPropagation());
  search.addEventListener('input', show);
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
  popup.append(search, list.element, list.status);
  frame.append(popup);
  list.select(({ value }) => value === chosen);
  show();
  search.focus();
  popup.scrollIntoView({ block: 'nearest' });
}
