import type { CanvasSettings, TextTarget } from '#contract/canvas/messages.ts';
import type { Field, FormDefinition, Page } from '#form/definition/document.ts';
import { changeFields } from '#form/edit/fields/fields.ts';
import { hasOptions } from '#form/edit/fields/options.ts';
import { placeholderAfter } from '#form/edit/fields/placeholders.ts';
import { fieldWithId } from '#form/edit/fields/position.ts';
import { namesInserted } from '#form/edit/insert/insertedParts.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { canvasContext, conditionalParts } from '#render/canvas/canvasField.ts';
import { logoOf } from '#render/document.ts';
import { html } from '#render/html.ts';
import type { PageContext, PageLanguage } from '#render/view.ts';
import { type LookOfPart, renameParts } from '#ui/insertBox/boxText.ts';
import { createElement } from '../../livePage.ts';
import { elementsOf } from '../formStyle.ts';
import { fieldElement } from './fieldElement.ts';
import { markText } from './textTargets.ts';

export interface SheetState {
  readonly draft: FormDefinition;
  readonly settings: CanvasSettings;
  readonly language: PageLanguage;
  /** The text that is being edited, whose element stays. */
  readonly edited: TextTarget | undefined;
}

interface ShownField {
  readonly field: Field;
  readonly mark: string | undefined;
  /** Undefined where the element is outdated. */
  readonly headingAbove: 1 | 2 | undefined;
  readonly element: HTMLElement;
}

interface ShownPage {
  readonly section: HTMLElement;
  readonly head: HTMLElement;
  readonly fields: HTMLElement;
  /** The buttons that add a field at the end, and a page behind. */
  readonly add: HTMLElement;
  readonly addPage: HTMLElement;
  /** The markup of the head, to replace it only after a change. */
  written: string;
}

/** The sheet with all pages. An update replaces only the elements of changed fields. */
export class EditSheet {
  readonly element = createElement('div', { className: 'frame' });
  readonly #main = createElement('main', { className: 'sheet' });
  readonly #head = createElement('div', { className: 'canvas-head' });
  readonly #form = createElement('form', { noValidate: true });
  readonly #foot = createElement('div', { className: 'foot' });
  readonly #fields = new Map<string, ShownField>();
  readonly #pages = new Map<string, ShownPage>();
  #state: SheetState | undefined;
  /** Everything besides the field itself that its element depends on. */
  #surroundings = '';
  #selected: readonly string[] = [];
  #selectedPage: string | undefined;
  #written = '';

  constructor() {
    this.#form.append(this.#foot);
    this.#main.append(this.#head, this.#form);
    this.element.append(this.#main);
  }

  get draft(): FormDefinition | undefined {
    return this.#state?.draft;
  }

  get settings(): CanvasSettings | undefined {
    return this.#state?.settings;
  }

  get selected(): readonly string[] {
    return this.#selected;
  }

  fieldAt(id: string): HTMLElement | undefined {
    return this.#fields.get(id)?.element;
  }

  optionCount(id: string): number {
    const field = this.#fields.get(id)?.field;
    return field !== undefined && 'options' in field ? (field.options?.length ?? 0) : 0;
  }

  /** The next option after one that nobody has written yet. */
  placeholderAfter(id: string, option: number): number | undefined {
    const field = this.draft && fieldWithId(this.draft, id);
    return field !== undefined && hasOptions(field) ? placeholderAfter(field.options, option) : undefined;
  }

  /** The sections of the pages with their fields, in order. */
  *sections(): Generator<{ readonly page: Page; readonly shown: ShownPage; readonly fields: HTMLElement[] }> {
    for (const page of this.draft?.pages ?? []) {
      const shown = this.#pages.get(page.id);
      if (shown === undefined) continue;
      yield { page, shown, fields: page.fields.flatMap(({ id }) => this.fieldAt(id) ?? []) };
    }
  }

  show(state: SheetState): void {
    this.#state = state;
    const { draft, language, settings } = state;
    const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
    const partOf = namesInserted(draft, settings.texts.inserted);
    const context = canvasContext(draft, language, today, partOf);
    const surroundings = [
      language.language,
      today,
      context.price(1),
      String(context.hasSeveralAddresses),
      draft.texts && JSON.stringify(draft.texts),
      settings.texts.hidden,
    ].join('\n');
    if (surroundings !== this.#surroundings) {
      this.#surroundings = surroundings;
      this.#fields.clear();
    }
    this.#showHead(state, context);
    this.#showPages(state, context, partOf);
    this.#showFoot(context);
    // Those of fields that did not change themselves.
    renameParts(this.element, partOf);
    this.#markSelected();
  }

  /** Renders what a text belongs to again, after it was edited in place; `later` leaves that to the next draft. */
  renew(target: TextTarget, later: boolean): void {
    if (target.on === 'form') this.#written = '';
    if (target.on === 'page') {
      const page = this.#pages.get(target.page);
      if (page !== undefined) page.written = '';
    }
    const known = 'field' in target ? this.#fields.get(target.field) : undefined;
    if (known !== undefined) this.#fields.set(known.field.id, { ...known, headingAbove: undefined });
    if (!later && this.#state !== undefined) this.show({ ...this.#state, edited: undefined });
  }

  /** The draft with a field as it is shown: while it is edited, later drafts do not change it. */
  withShownField(id: string): FormDefinition | undefined {
    return this.draft && changeFields(this.draft, [id], (field) => this.#fields.get(id)?.field ?? field);
  }

  /** Shows what the next draft of the app will have. */
  anticipate(draft: FormDefinition): void {
    if (this.#state !== undefined) this.show({ ...this.#state, draft, edited: undefined });
  }

  select(fields: readonly string[], page: string | undefined): void {
    this.#selected = fields;
    this.#selectedPage = page;
    this.#markSelected();
  }

  /** Moves the keyboard focus into the canvas: to the selected field, else to the sheet. */
  focus(): void {
    const first = this.#selected[0];
    const target = (first === undefined ? undefined : this.fieldAt(first)) ?? this.#main;
    target.focus({ preventScroll: true });
  }

  #showHead({ draft, settings, edited }: SheetState, context: PageContext): void {
    const { title = '', description = '' } = draft;
    const written =
      html`${logoOf(draft.theme)}<h1>${title.trim() === '' ? settings.name : context.filled(title.trim())}</h1><p class="intro${description.trim() === '' ? ' canvas-ghost' : ''}">${
        description.trim() === '' ? settings.texts.addDescription : context.rich(description.trim())
      }</p>`.text;
    if (written === this.#written || edited?.on === 'form') return;
    this.#written = written;
    const elements = elementsOf(written);
    for (const old of this.#main.querySelectorAll(':scope>:is(.cover,.logo,h1,.intro)')) old.remove();
    this.#head.before(...elements);
    const [heading, intro] = elements.slice(-2) as HTMLElement[];
    if (heading !== undefined) markText(heading, { on: 'form', text: 'title' }, settings.texts.addTitle);
    if (intro !== undefined)
      markText(intro, { on: 'form', text: 'description' }, settings.texts.addDescription);
  }

  #showPages({ draft, settings, edited }: SheetState, context: PageContext, lookOf: LookOfPart): void {
    const conditional = conditionalParts(draft);
    const seen = new Set<string>();
    const usedFields = new Set<string>();
    let before: Element | null = null;
    for (const [index, page] of draft.pages.entries()) {
      // A duplicate of an id cannot be addressed; the checker reports it.
      if (seen.has(page.id)) continue;
      seen.add(page.id);
      const shown = this.#pageFor(page);
      if (edited?.on !== 'page' || edited.page !== page.id)
        this.#showPageHead(shown, page, index, draft, settings, conditional.has(page.id), context);
      this.#showFields(shown, page, { settings, edited, conditional, context, lookOf, usedFields });
      const { parentElement, previousElementSibling }: HTMLElement = shown.section;
      const isInPlace: boolean = parentElement === this.#form && previousElementSibling === before;
      if (!isInPlace) {
        if (before === null) this.#form.prepend(shown.section);
        else before.after(shown.section);
      }
      before = shown.section;
    }
    for (const [id, { section }] of this.#pages) {
      if (seen.has(id)) continue;
      section.remove();
      this.#pages.delete(id);
    }
    for (const [id, { element }] of this.#fields) {
      if (usedFields.has(id)) continue;
      element.remove();
      this.#fields.delete(id);
    }
  }

  #pageFor({ id }: Page): ShownPage {
    const known = this.#pages.get(id);
    if (known !== undefined) return known;
    const head = createElement('div', { className: 'canvas-page' });
    const fields = createElement('div', { className: 'fields' });
    const add = createElement('button', { type: 'button', className: 'canvas-add' });
    const addPage = createElement('button', { type: 'button', className: 'canvas-add-page' });
    const section = createElement('section', { className: 'page' }, head, fields, add, addPage);
    section.dataset.page = id;
    const shown = { section, head, fields, add, addPage, written: '' };
    this.#pages.set(id, shown);
    return shown;
  }

  #showPageHead(
    shown: ShownPage,
    page: Page,
    index: number,
    { pages }: FormDefinition,
    { texts }: CanvasSettings,
    isConditional: boolean,
    context: PageContext,
  ): void {
    const { label, description = '' } = page;
    const isAlone = pages.length === 1;
    const name = texts.page.replace('{number}', String(index + 1));
    const chip = isAlone
      ? undefined
      : html`<button type="button" class="canvas-chip" data-page-chip>${name}${isConditional ? html` <span>${texts.conditional}</span>` : undefined}</button>`;
    const heading =
      label.trim() === ''
        ? isAlone
          ? undefined
          : html`<h2 class="canvas-ghost">${texts.pageTitle}</h2>`
        : html`<h2>${context.filled(label.trim())}</h2>`;
    const intro =
      description.trim() === '' ? undefined : html`<p class="intro">${context.rich(description.trim())}</p>`;
    const written = html`${chip}${heading}${intro}`.text;
    if (written === shown.written) return;
    shown.written = written;
    const elements = elementsOf(written) as HTMLElement[];
    for (const old of shown.section.querySelectorAll(':scope>:is(h2,.intro)')) old.remove();
    shown.head.replaceChildren(...elements.filter((each) => each.matches('.canvas-chip')));
    const rest = elements.filter((each) => !each.matches('.canvas-chip'));
    shown.head.after(...rest);
    for (const each of rest) {
      if (each.matches('h2')) markText(each, { on: 'page', page: page.id, text: 'label' }, texts.pageTitle);
      else markText(each, { on: 'page', page: page.id, text: 'description' }, texts.addDescription);
    }
  }

  #showFields(
    { fields: list, add, addPage }: ShownPage,
    page: Page,
    given: {
      readonly settings: CanvasSettings;
      readonly edited: TextTarget | undefined;
      readonly conditional: ReadonlySet<string>;
      readonly context: PageContext;
      readonly lookOf: LookOfPart;
      readonly usedFields: Set<string>;
    },
  ): void {
    const { settings, edited, conditional, context, lookOf, usedFields } = given;
    const editedField = edited !== undefined && 'field' in edited ? edited.field : undefined;
    const headingAbove = page.label.trim() === '' ? 1 : 2;
    const wanted: Element[] = [];
    for (const field of page.fields) {
      if (usedFields.has(field.id)) continue;
      usedFields.add(field.id);
      const mark = conditional.has(field.id) ? settings.texts.conditional : undefined;
      const known = this.#fields.get(field.id);
      const isCurrent = known?.field === field && known.mark === mark && known.headingAbove === headingAbove;
      if (known !== undefined && (isCurrent || editedField === field.id)) {
        wanted.push(known.element);
        continue;
      }
      const element = fieldElement(field, { context, lookOf, headingAbove, mark, texts: settings.texts });
      this.#fields.set(field.id, { field, mark, headingAbove, element });
      if (known !== undefined) {
        const hadFocus = document.activeElement === known.element;
        known.element.replaceWith(element);
        if (hadFocus) element.focus({ preventScroll: true });
      }
      wanted.push(element);
    }
    this.#arrange(list, wanted);
    add.textContent = settings.texts.addField;
    addPage.textContent = settings.texts.addPage;
  }

  /** Moves only the elements that are out of place, so that nothing else loses its focus or its scroll position. */
  #arrange(list: HTMLElement, wanted: readonly Element[]): void {
    let next: Element | null = list.firstElementChild;
    for (const element of wanted) {
      if (element === next) next = next.nextElementSibling;
      else list.insertBefore(element, next);
    }
    const kept = new Set(wanted);
    for (const child of [...list.children]) if (!kept.has(child)) child.remove();
  }

  #showFoot({ texts }: PageContext): void {
    if (this.#foot.textContent === texts.submit) return;
    const button = createElement('span', { className: 'button' }, texts.submit);
    this.#foot.replaceChildren(button);
  }

  #markSelected(): void {
    const chosen = new Set(this.#selected);
    const first = this.#selected[0];
    let hasStop = false;
    for (const [id, { element }] of this.#fields) {
      const isSelected = chosen.has(id);
      element.toggleAttribute('data-selected', isSelected);
      if (id === first) hasStop = true;
      element.tabIndex = id === first ? 0 : -1;
    }
    this.#main.tabIndex = hasStop ? -1 : 0;
    for (const [id, { section }] of this.#pages)
      section.toggleAttribute('data-selected', id === this.#selectedPage);
  }
}
