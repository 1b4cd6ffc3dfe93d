import { type Insertable, insertableFields } from '#form/edit/insert/insertableFields.ts';
import { keyInList } from '#ui/insertBox/keyInList.ts';
import { createElement } from '../../livePage.ts';
import type { EditSheet } from './editSheet.ts';

const id = 'canvas-insert';

/** The fields to choose from behind an `@`, below the caret. The focus stays in the text. */
export class InsertMenu {
  readonly #choose: (field: string) => void;
  readonly #list = createElement('div', { id, className: 'canvas-insert', role: 'listbox' });
  #box: HTMLElement | undefined;
  #found: readonly Insertable[] = [];
  #reached = 0;

  constructor(choose: (field: string) => void) {
    this.#choose = choose;
    // Before the text loses the focus, which closes the list.
    this.#list.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
      const field = this.#found[option === null ? -1 : [...this.#list.children].indexOf(option)];
      if (field !== undefined) this.#choose(field.id);
    });
  }

  show({ draft, settings }: EditSheet, box: HTMLElement, query: string | undefined): void {
    if (query === undefined || draft === undefined || settings === undefined) {
      this.hide();
      return;
    }
    this.#box = box;
    this.#found = insertableFields(draft, query);
    this.#list.ariaLabel = settings.texts.insertAnswer;
    const none = createElement('div', {}, settings.texts.noField);
    none.role = 'option';
    none.ariaDisabled = 'true';
    const options = this.#found.map((field, index) => {
      const option = createElement('div', { id: `${id}-${index}` }, field.label);
      option.role = 'option';
      return option;
    });
    this.#list.replaceChildren(...(options.length === 0 ? [none] : options));
    // In the landmark of the form.
    (box.closest('main') ?? document.body).append(this.#list);
    box.setAttribute('aria-controls', id);
    this.#reach(0);
    this.#place();
  }

  press(event: KeyboardEvent, close: () => void): boolean {
    return keyInList(event, {
      count: this.#found.length,
      reached: this.#reached,
      onReach: (index) => this.#reach(index),
      onChoose: () => {
        const field = this.#found[this.#reached];
        if (field !== undefined) this.#choose(field.id);
      },
      onClose: close,
    });
  }

  hide(): void {
    this.#list.remove();
    for (const name of ['aria-controls', 'aria-activedescendant']) this.#box?.removeAttribute(name);
    this.#box = undefined;
  }

  #reach(index: number): void {
    this.#reached = index;
    for (const [at, option] of [...this.#list.children].entries()) {
      option.ariaSelected = String(at === index && this.#found.length > 0);
      if (at === index) option.scrollIntoView({ block: 'nearest' });
    }
    if (this.#found.length > 0) this.#box?.setAttribute('aria-activedescendant', `${id}-${index}`);
    else this.#box?.removeAttribute('aria-activedescendant');
  }

  /** Below the caret, or above it where there is no room. */
  #place(): void {
    const range = getSelection()?.getRangeAt(0);
    const caret = range?.getClientRects()[0] ?? this.#box?.getBoundingClientRect();
    if (caret === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = this.#list;
    const isAbove = caret.bottom + height + 8 > innerHeight && caret.top > height + 8;
    const left = Math.max(4, Math.min(caret.left - 8, innerWidth - width - 4));
    this.#list.style.left = `${left}px`;
    this.#list.style.top = `${isAbove ? caret.top - height - 4 : caret.bottom + 4}px`;
  }
}
