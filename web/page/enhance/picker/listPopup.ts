import { createElement } from '../../livePage.ts';
import { addStyle } from './addStyle.ts';
import { listPopupStyle } from './listPopup.css.ts';

export interface ListRow {
  readonly value: string;
  readonly element: HTMLLIElement;
}

export interface ListSettings<Row extends ListRow> {
  readonly label: string;
  /** Stands in place of the rows where none is found. */
  readonly none?: string | undefined;
  /** Whether Enter takes the typed text where no row is active; otherwise it closes the list. */
  readonly takesText?: boolean;
  onChoose(row: Row): void;
  /** An arrow key was pressed while the list was closed. */
  onOpen(): void;
  /** Closes the list without a choice. */
  onCancel(): void;
}

/** A list of options under a combobox. The focus stays in the box; keys move the active option. */
export class ListPopup<Row extends ListRow> {
  readonly element = createElement('div', { className: 'list-popup', hidden: true });
  readonly #list = createElement('ul', { role: 'listbox' });
  readonly #note = createElement('p', { ariaHidden: 'true' });
  readonly #box: HTMLInputElement;
  readonly #rows: readonly Row[];
  readonly #settings: ListSettings<Row>;
  #found: readonly Row[] = [];
  #active: Row | undefined;

  constructor(box: HTMLInputElement, rows: readonly Row[], settings: ListSettings<Row>) {
    this.#box = box;
    this.#rows = rows;
    this.#settings = settings;
    addStyle(listPopupStyle);
    this.#list.id = `${box.id}-list`;
    this.#list.ariaLabel = settings.label;
    for (const [index, { element }] of rows.entries())
      Object.assign(element, { id: `${this.#list.id}-${index}`, role: 'option' });
    this.element.append(this.#list, this.#note);
    Object.assign(box, { role: 'combobox', ariaExpanded: 'false', ariaAutoComplete: 'list' });
    box.setAttribute('aria-controls', this.#list.id);
    // Keeps the focus in the box, so that the list does not close before the click.
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
    this.element.addEventListener('click', ({ target }) => {
      this.#choose(rows.find(({ element }) => element.contains(target as Node | null)));
    });
    box.addEventListener('keydown', (event) => {
      if (!this.#press(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** The rows in the list, in its order. */
  get found(): readonly Row[] {
    return this.#found;
  }

  /** Shows these rows, with one of them active and a note under them. */
  open(found: readonly Row[], active?: Row, note = ''): void {
    // Replacing hundreds of rows takes a moment, and most openings show all of them.
    if (found !== this.#found || found.length === 0)
      this.#list.replaceChildren(
        ...(found.length === 0 ? [this.#nothing()] : found.map(({ element }) => element)),
      );
    this.#found = found;
    this.#note.textContent = note;
    this.element.hidden = false;
    this.#box.ariaExpanded = 'true';
    this.#activate(active, 'center');
  }

  close(): void {
    this.element.hidden = true;
    this.#box.ariaExpanded = 'false';
    this.#activate(undefined);
  }

  select(isSelected: (row: Row) => boolean): void {
    for (const row of this.#rows) row.element.ariaSelected = `${isSelected(row)}`;
  }

  /** Whether the key did something here. */
  #press(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') this.#move(key === 'ArrowDown' ? 1 : -1);
    else if (!this.isOpen) return false;
    else if (key === 'Enter' && this.#active !== undefined) this.#choose(this.#active);
    else if (key === 'Escape' || (key === 'Enter' && this.#settings.takesText !== true))
      this.#settings.onCancel();
    else return false;
    return true;
  }

  #choose(row: Row | undefined): void {
    if (row !== undefined && row.element.ariaDisabled !== 'true') this.#settings.onChoose(row);
  }

  #move(by: number): void {
    if (!this.isOpen) {
      this.#settings.onOpen();
      return;
    }
    const { found } = this;
    if (found.length === 0) return;
    const at = this.#active === undefined ? (by > 0 ? -1 : 0) : found.indexOf(this.#active);
    this.#activate(found.at((at + by) % found.length));
  }

  #nothing(): HTMLLIElement {
    return createElement('li', { role: 'option', ariaDisabled: 'true' }, this.#settings.none ?? '');
  }

  #activate(row: Row | undefined, block: 'nearest' | 'center' = 'nearest'): void {
    this.#active?.element.classList.remove('active');
    this.#active = row;
    if (row === undefined) {
      this.#box.removeAttribute('aria-activedescendant');
      return;
    }
    row.element.classList.add('active');
    this.#box.setAttribute('aria-activedescendant', row.element.id);
    // Scrolls the list only: `scrollIntoView` would move the page as well.
    const { offsetTop, offsetHeight } = row.element;
    const { clientHeight, scrollTop } = this.#list;
    if (block === 'center') this.#list.scrollTop = offsetTop - clientHeight / 2 + offsetHeight / 2;
    else if (offsetTop < scrollTop) this.#list.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      this.#list.scrollTop = offsetTop + offsetHeight - clientHeight;
  }
}
