import { createElement } from '../../livePage.ts';
import { addStyle } from './addStyle.ts';

export interface ListRow {
  readonly value: string;
  readonly element: HTMLLIElement;
}

/** A list of options under a combobox. The focus stays in the box; keys move the active option. */
export class ListPopup {
  readonly element = createElement('ul', { role: 'listbox', className: 'list-popup', hidden: true });
  readonly #box: HTMLInputElement;
  readonly #rows: readonly ListRow[];
  #active: ListRow | undefined;

  constructor(
    box: HTMLInputElement,
    rows: readonly ListRow[],
    { label, onChoose }: { readonly label: string; readonly onChoose: (value: string) => void },
  ) {
    this.#box = box;
    this.#rows = rows;
    addStyle(listStyle);
    this.element.id = `${box.id}-list`;
    this.element.ariaLabel = label;
    for (const [index, { element }] of rows.entries()) {
      element.id = `${this.element.id}-${index}`;
      element.role = 'option';
      this.element.append(element);
    }
    Object.assign(box, { role: 'combobox', ariaExpanded: 'false', ariaAutoComplete: 'list' });
    box.setAttribute('aria-controls', this.element.id);
    // Keeps the focus in the box, so that the list does not close before the click.
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
    this.element.addEventListener('click', ({ target }) => {
      const row = rows.find(({ element }) => element.contains(target as Node | null));
      if (row !== undefined) onChoose(row.value);
    });
    box.addEventListener('keydown', (event) => {
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') this.#move(key === 'ArrowDown' ? 1 : -1);
      else if (key === 'Enter' && this.isOpen && this.#active !== undefined) onChoose(this.#active.value);
      else if (key === 'Escape' && this.isOpen) this.close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  get found(): readonly ListRow[] {
    return this.#rows.filter(({ element }) => !element.hidden);
  }

  /** Shows the rows that match, with one of them active. */
  open(matches: (row: ListRow) => boolean, active?: (row: ListRow) => boolean): void {
    for (const row of this.#rows) row.element.hidden = !matches(row);
    this.element.hidden = false;
    this.#box.ariaExpanded = 'true';
    this.#activate(active === undefined ? undefined : this.found.find(active), 'center');
  }

  close(): void {
    this.element.hidden = true;
    this.#box.ariaExpanded = 'false';
    this.#activate(undefined);
  }

  select(value: string): void {
    for (const row of this.#rows) row.element.ariaSelected = `${row.value === value}`;
  }

  #move(by: number): void {
    if (!this.isOpen) {
      const selected = this.#rows.find(({ element }) => element.ariaSelected === 'true');
      this.open(
        () => true,
        (row) => row === (selected ?? this.#rows[0]),
      );
      return;
    }
    const { found } = this;
    const at = this.#active === undefined ? (by > 0 ? -1 : 0) : found.indexOf(this.#active);
    this.#activate(found.at((at + by) % found.length));
  }

  #activate(row: ListRow | undefined, block: 'nearest' | 'center' = 'nearest'): void {
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
    const { clientHeight, scrollTop } = this.element;
    if (block === 'center') this.element.scrollTop = offsetTop - clientHeight / 2 + offsetHeight / 2;
    else if (offsetTop < scrollTop) this.element.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      this.element.scrollTop = offsetTop + offsetHeight - clientHeight;
  }
}

const listStyle = [
  '.list-popup{position:absolute;z-index:3;inset-inline:0;top:100%;max-height:288px;margin-top:4px;padding:4px;overflow:auto;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);box-shadow:0 8px 24px #0003;list-style:none}',
  '.list-popup li{padding:8px;border-radius:calc(var(--radius) - 2px);font-variant-numeric:tabular-nums;cursor:pointer}',
  '.list-popup .active,.list-popup li:hover{background:var(--tint)}',
  '.list-popup [aria-selected=true]{color:var(--accent);font-weight:600}',
  '@media (forced-colors:active){.list-popup .active{outline:2px solid Highlight;outline-offset:-2px}}',
];
