import type { TextTarget } from '#contract/canvas/messages.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { idsByKey } from '#form/definition/fieldKeys.ts';
import { inText } from '#form/definition/renameFields.ts';
import { addOptions, labelOption, linesOf, removeOption } from '#form/edit/fields/options.ts';
import { longestText, writtenText } from '#form/edit/fields/texts.ts';
import { namesInserted } from '#form/edit/insert/insertedParts.ts';
import { textPieces } from '#form/formula/template.ts';
import { InsertBox } from '#ui/insertBox/insertBox.ts';
import type { Tell } from './editedForm.ts';
import type { EditSheet } from './editSheet.ts';
import { InsertMenu } from './insertMenu.ts';
import { elementFor, isSameTarget, targetOf } from './textTargets.ts';

/** Edits one text of the form at its place. Its element stays until the author leaves it. */
export class TextEditing {
  readonly #sheet: EditSheet;
  readonly #tell: Tell;
  readonly #menu: InsertMenu;
  #element: HTMLElement | undefined;
  #box: InsertBox | undefined;
  #target: TextTarget | undefined;
  #told: string | undefined;
  /** Whether the app asked for this text, and the author has not done anything in it yet. */
  #isUntouched = false;
  /** A text that lost the focus before the author did anything in it. */
  #left: TextTarget | undefined;

  constructor(sheet: EditSheet, tell: Tell, signal: AbortSignal) {
    this.#sheet = sheet;
    this.#tell = tell;
    this.#menu = new InsertMenu((field) => this.#box?.insert(field));
    document.addEventListener('paste', (event) => this.#paste(event), { signal, capture: true });
    document.addEventListener('keydown', (event) => this.#onKey(event), { signal, capture: true });
    document.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        if (target !== this.#element) return;
        const left = this.#isUntouched && relatedTarget === null ? this.#target : undefined;
        this.end();
        this.#left = left;
      },
      { signal },
    );
    // The focus comes and goes on another way than the messages of the app: that the frame lost it to the app may be
    // heard only after the app gave it back with a text to edit.
    addEventListener(
      'focus',
      () => {
        if (this.#left !== undefined) this.begin(this.#left);
      },
      { signal },
    );
    const touch = () => {
      this.#isUntouched = false;
      this.#left = undefined;
    };
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, touch, { signal, capture: true });
  }

  get edited(): TextTarget | undefined {
    return this.#target;
  }

  /** Starts with the whole text selected, or at the pointer where `element` was pressed. */
  begin(target: TextTarget, element?: HTMLElement): void {
    if (element !== undefined && element === this.#element) return;
    this.end();
    // The end of another text may have rendered the field again.
    const pressed = element?.isConnected === true ? element : undefined;
    const place = pressed ?? elementFor(target);
    const { draft } = this.#sheet;
    if (place === undefined || draft === undefined) return;
    const written = writtenText(draft, target);
    this.#element = place;
    this.#target = target;
    this.#told = undefined;
    this.#isUntouched = pressed === undefined;
    place.replaceChildren();
    this.#box = this.#boxIn(place, target);
    this.#box.show(written);
    place.ariaLabel = place.dataset.hint ?? '';
    if (pressed !== undefined) return;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'nearest' });
    this.#box.selectAll();
  }

  #boxIn(place: HTMLElement, target: TextTarget): InsertBox {
    return new InsertBox(place, {
      piecesOf: textPieces,
      lookOf: (source) => {
        const { draft, settings } = this.#sheet;
        if (draft === undefined || settings === undefined) return { kind: 'answer', name: source };
        return namesInserted(draft, settings.texts.inserted)(source);
      },
      stored: (text) => inText(text, idsByKey(this.#sheet.draft)),
      multiline: isFormatted(target),
      maxLength: longestText(target),
      onChange: () => this.#report(),
      onOpen: ({ index }) => this.#tell({ kind: 'formula', target, index }),
      onHistory: (step) => {
        const key = { key: 'z', ctrl: true, shift: step === 'redo', alt: false };
        this.#tell({ kind: 'key', key });
      },
      onMention: (query) => this.#menu.show(this.#sheet, place, query),
      onMentionKey: (event) => this.#menu.press(event, () => this.#box?.closeMention()),
    });
  }

  end(): void {
    this.#left = undefined;
    const [element, target] = [this.#element, this.#target];
    if (element === undefined || target === undefined) return;
    this.#element = undefined;
    this.#target = undefined;
    this.#box?.end();
    this.#box = undefined;
    this.#menu.hide();
    element.removeAttribute('aria-label');
    if (document.activeElement === element) element.blur();
    const { draft } = this.#sheet;
    // The app has not sent the last change back yet: the element shows it until then.
    const isBehind =
      draft !== undefined && this.#told !== undefined && writtenText(draft, target) !== this.#told;
    this.#sheet.renew(target, isBehind);
    this.#tell({ kind: 'textEnd' });
  }

  /** Shows a text that changed elsewhere, such as by an undo, while it is edited here. */
  refresh(): void {
    const { draft } = this.#sheet;
    if (this.#element === undefined || this.#target === undefined || draft === undefined) return;
    const written = writtenText(draft, this.#target);
    if (written === this.#text()) {
      this.#told = undefined;
      return;
    }
    // An answer to an earlier key, while the next one is on its way.
    if (this.#told !== undefined) return;
    this.#box?.show(written);
  }

  #text(): string {
    return this.#box?.text ?? '';
  }

  #report(): void {
    if (this.#target === undefined) return;
    this.#told = this.#text();
    this.#tell({ kind: 'text', target: this.#target, text: this.#told });
  }

  #onKey(event: KeyboardEvent): void {
    const target = this.#target;
    if (target === undefined || event.isComposing || this.#box?.takes(event.key)) return;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key === 'Escape') this.#leave(event, target);
    else if (event.key === 'Enter' && !isModified && !event.shiftKey && !isFormatted(target)) {
      const next = target.on === 'option' && this.#sheet.placeholderAfter(target.field, target.option);
      if (target.on !== 'option' || (next === undefined && this.#text().trim() === '')) {
        this.#leave(event, target);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (typeof next === 'number') this.begin({ ...target, option: next });
      else this.addOptions(target.field, target.option, []);
    } else if (event.key === 'Backspace' && target.on === 'option' && this.#text() === '') {
      event.preventDefault();
      event.stopPropagation();
      this.#removeOption(target.field, target.option);
    }
  }

  /** Adds options and goes on in the last of them; without lines, in an empty one. */
  addOptions(field: string, after: number, lines: readonly string[]): void {
    const labels = lines.length === 0 ? [''] : lines;
    this.#tell({ kind: 'options', field, after, lines });
    this.#anticipate(field, (draft) => addOptions(draft, field, after, labels));
    this.#beginAhead({ on: 'option', field, option: after + labels.length });
  }

  #removeOption(field: string, option: number): void {
    this.#tell({ kind: 'removeOption', field, option });
    this.#anticipate(field, (draft) => removeOption(draft, field, option));
    if (option > 0) this.#beginAhead({ on: 'option', field, option: option - 1 });
    else this.#sheet.fieldAt(field)?.focus({ preventScroll: true });
  }

  /** Ends the text and shows a change before the app sends it back, so that the next key already finds its place. */
  #anticipate(field: string, change: (draft: FormDefinition) => FormDefinition): void {
    const [target, text] = [this.#target, this.#text()];
    const isHere = target?.on === 'option' && target.field === field;
    const shown = isHere ? this.#sheet.withShownField(field) : this.#sheet.draft;
    this.end();
    if (shown === undefined) return;
    this.#sheet.anticipate(change(isHere ? labelOption(shown, field, target.option, text) : shown));
  }

  /** Begins a text of an anticipated draft: one that is still on its way has another text at this place. */
  #beginAhead(target: TextTarget): void {
    this.begin(target);
    if (this.#target !== undefined) this.#told = this.#text();
  }

  #leave(event: KeyboardEvent, target: TextTarget): void {
    event.preventDefault();
    event.stopPropagation();
    this.end();
    if ('field' in target) this.#sheet.fieldAt(target.field)?.focus({ preventScroll: true });
  }

  /** Several lines in an option become options. */
  #paste(event: ClipboardEvent): void {
    const target = this.#target;
    if (target?.on !== 'option') return;
    const [first = '', ...rest] = linesOf(event.clipboardData?.getData('text/plain') ?? '');
    if (rest.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const text = this.#text();
    const chosen = this.#box?.selection;
    const isWhole = chosen !== undefined && chosen.to - chosen.from === text.length;
    if (isWhole) this.#box?.replace(chosen, first);
    this.addOptions(target.field, target.option, isWhole ? rest : [first, ...rest]);
  }

  /** Whether the element is part of the text that is edited. */
  isEditing(element: Element): boolean {
    return this.#element !== undefined && isSameTarget(targetOf(element), this.#target);
  }
}

function isFormatted(target: TextTarget): boolean {
  return target.on === 'field' && target.text === 'text';
}
