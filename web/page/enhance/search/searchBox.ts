import { rankMatches, type Searchable, searchable } from '#kit/text/rankMatches.ts';
import { fillPlaceholders } from '#render/field/shown.ts';
import { createElement } from '../../livePage.ts';
import { dispatchChange, type EnhancePage, liveRegion } from '../page.ts';

interface Row extends Searchable {
  readonly element: HTMLLIElement;
  readonly option: HTMLOptionElement;
}

/** A combobox over the options of a select, which stays in the form and is what is sent. */
export class SearchBox {
  readonly box = createElement('input', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    role: 'combobox',
    ariaExpanded: 'false',
    ariaAutoComplete: 'list',
  });
  readonly list: HTMLUListElement;
  readonly frame = createElement('div', { className: 'search' });
  readonly #select: HTMLSelectElement;
  readonly #texts: EnhancePage['texts'];
  readonly #rows: readonly Row[];
  readonly #popup = createElement('div', { className: 'found', hidden: true });
  readonly #count = createElement('p', { ariaHidden: 'true' });
  readonly #announcement = liveRegion();
  /** The matching rows, best first. */
  #found: readonly Row[] = [];
  #active: Row | undefined;

  constructor(select: HTMLSelectElement, name: string, { texts }: EnhancePage) {
    this.#select = select;
    this.#texts = texts;
    this.list = createElement('ul', { id: `${select.id}-list`, role: 'listbox', ariaLabel: name });
    this.#rows = [...select.options]
      .slice(1)
      .map((option, index) => rowOf(option, `${this.list.id}-${index}`));
    this.box.placeholder = texts.search_options ?? '';
    this.box.setAttribute('aria-controls', this.list.id);
    this.#popup.append(this.list, this.#count);
    this.frame.append(this.box, this.#popup, this.#announcement);
  }

  get isOpen(): boolean {
    return !this.#popup.hidden;
  }

  /** Shows the options that match, all of them for an empty search. */
  open(search: string): void {
    // The likely country stands twice, which only helps in the whole list.
    const rows = this.#rows.filter(({ option }) => search === '' || option.dataset.likely === undefined);
    this.#found = rankMatches(rows, search);
    const isEmpty = this.#found.length === 0;
    this.list.replaceChildren(...(isEmpty ? [this.#nothing()] : this.#found.map(({ element }) => element)));
    this.#popup.hidden = false;
    this.box.ariaExpanded = 'true';
    this.#setActive(search === '' ? this.#rows.find(({ option }) => option.selected) : this.#found[0]);
    const count = fillPlaceholders(this.#texts.options_found ?? '', { count: this.#found.length });
    this.#announcement.textContent = isEmpty ? (this.#texts.options_none ?? '') : count;
    this.#count.textContent = isEmpty || search === '' ? '' : count;
  }

  close(): void {
    this.#popup.hidden = true;
    this.box.ariaExpanded = 'false';
    this.#setActive(undefined);
  }

  /** Shows the chosen option in the box. */
  show(): void {
    const chosen = this.#select.selectedIndex > 0 ? this.#select.selectedOptions[0] : undefined;
    this.box.value = chosen?.text ?? '';
    for (const { element, option } of this.#rows) element.ariaSelected = `${option === chosen}`;
  }

  choose(value: string): void {
    if (this.#select.value !== value) {
      this.#select.value = value;
      dispatchChange(this.#select);
    }
    this.show();
    this.close();
  }

  chooseActive(): void {
    this.choose(this.#active?.option.value ?? this.#select.value);
  }

  chooseAt(target: EventTarget | null): void {
    const row = this.#rows.find(({ element }) => element === target);
    if (row !== undefined && !row.option.disabled) this.choose(row.option.value);
  }

  /** Keeps the choice, or clears it if the visitor emptied the box. */
  leave(): void {
    this.choose(this.box.value.trim() === '' ? '' : this.#select.value);
  }

  move(by: number): void {
    if (!this.isOpen) {
      this.open('');
      return;
    }
    if (this.#found.length === 0) return;
    const at = this.#active === undefined ? (by > 0 ? -1 : 0) : this.#found.indexOf(this.#active);
    this.#setActive(this.#found.at((at + by) % this.#found.length));
  }

  #nothing(): HTMLLIElement {
    return createElement('li', {
      role: 'option',
      ariaDisabled: 'true',
      textContent: this.#texts.options_none ?? '',
    });
  }

  #setActive(row: Row | undefined): void {
    this.#active?.element.classList.remove('active');
    this.#active = row;
    row?.element.classList.add('active');
    row?.element.scrollIntoView({ block: 'nearest' });
    if (row) this.box.setAttribute('aria-activedescendant', row.element.id);
    else this.box.removeAttribute('aria-activedescendant');
  }
}

function rowOf(option: HTMLOptionElement, id: string): Row {
  const element = createElement('li', { id, role: 'option', textContent: option.text });
  if (option.disabled) element.ariaDisabled = 'true';
  if (option.dataset.likely !== undefined) element.className = 'likely';
  return { element, option, ...searchable(option.text) };
}
