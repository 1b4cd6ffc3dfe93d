import {
  apart,
  fitting,
  keepEnd,
  type LookOfPart,
  type Piece,
  partAt,
  piecesIn,
  renameParts,
  renderPieces,
  type Span,
  select,
  selectionIn,
  written,
} from './boxText.ts';
import { endOfChange, holds, isEven, isWithin } from './compare.ts';
import { type Mention, mentionAt } from './mentionAt.ts';

/** A part of a text and its place. */
export interface OpenedPart extends Span {
  readonly source: string;
  /** Which of the parts it is, from 0. */
  readonly index: number;
}

export interface InsertBoxOptions {
  /** The parts in a text. Their sources in brackets and the texts between them are the text. */
  readonly piecesOf: (text: string) => readonly Piece[];
  readonly lookOf: LookOfPart;
  /** A text as it is stored, where people may write it in another way. */
  readonly stored?: (text: string) => string;
  readonly multiline: boolean;
  readonly maxLength?: number | undefined;
  readonly onChange: (text: string) => void;
  /** A formula was clicked, or Enter pressed on it. */
  readonly onOpen: (part: OpenedPart) => void;
  /** Undo from a menu or a gesture; keys are not the box's. */
  readonly onHistory: (step: 'undo' | 'redo') => void;
  /** Receives the words behind an `@`, or undefined if there is none. */
  readonly onMention: (query: string | undefined) => void;
  /** A key while somebody chooses what to insert; true if it is done with. */
  readonly onMentionKey: (event: KeyboardEvent) => boolean;
}

/**
 * A text in which some parts are inserted, such as answers: an editable element in which each part is one sign with a name. Typing is
 * the browser's; everything that concerns a part replaces a stretch of the written text and shows it again. The owner has the
 * history, so that it is that of all else that the owner changes.
 */
export class InsertBox {
  readonly #element: HTMLElement;
  readonly #options: InsertBoxOptions;
  readonly #listening = new AbortController();
  #last: { readonly pieces: readonly Piece[]; readonly at: Span } = { pieces: [], at: { from: 0, to: 0 } };
  #mention: Mention | undefined;
  /** The place of an `@` whose list was closed. */
  #closed: number | undefined;

  constructor(element: HTMLElement, options: InsertBoxOptions) {
    this.#element = element;
    this.#options = options;
    element.setAttribute('contenteditable', 'plaintext-only');
    element.role = 'textbox';
    element.ariaMultiLine = String(options.multiline);
    element.setAttribute('aria-autocomplete', 'list');
    const { signal } = this.#listening;
    element.addEventListener('beforeinput', (event) => this.#beforeInput(event), { signal });
    element.addEventListener('input', (event) => this.#onInput(event as InputEvent), { signal });
    element.addEventListener('compositionend', () => this.#take(), { signal });
    element.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    element.addEventListener('copy', (event) => this.#copy(event), { signal });
    element.addEventListener('cut', (event) => this.#copy(event), { signal });
    element.addEventListener('paste', (event) => this.#paste(event), { signal });
    element.addEventListener('dragstart', (event) => this.#drag(event), { signal });
    element.addEventListener('click', (event) => this.#onClick(event), { signal });
    element.addEventListener('blur', () => this.#settle(), { signal });
    element.addEventListener('focus', () => document.addEventListener('selectionchange', this.#onSelection), {
      signal,
    });
    signal.addEventListener('abort', () =>
      document.removeEventListener('selectionchange', this.#onSelection),
    );
  }

  /** The text as it is stored. */
  get text(): string {
    return this.#stored(written(piecesIn(this.#element)));
  }

  /** Whether a key is the box's own: while somebody chooses what to insert, and on a chosen part. */
  takes(key: string): boolean {
    return this.#mention !== undefined || (key === 'Enter' && this.#chosen() !== undefined);
  }

  get selection(): Span | undefined {
    return selectionIn(this.#element);
  }

  /** Shows a text of the owner. The caret stays beside what it stood at, or goes to the end of what changed. */
  show(text: string): void {
    if (this.#element.hasAttribute('data-empty') === (text === '') && this.text === text) return;
    const before = written(this.#last.pieces);
    const selection = this.selection;
    this.#render(this.#options.piecesOf(text));
    if (selection !== undefined) this.#place(endOfChange(before, text));
  }

  /** Gives the parts the names that they have now. */
  rename(lookOf: LookOfPart): void {
    renameParts(this.#element, lookOf);
  }

  select(span: Span): void {
    select(this.#element, span);
  }

  selectAll(): void {
    getSelection()?.selectAllChildren(this.#element);
  }

  /** Writes a text over a stretch of the written text, and goes on behind it. */
  replace({ from, to }: Span, text: string): void {
    const { piecesOf, maxLength = Number.POSITIVE_INFINITY } = this.#options;
    const whole = written(piecesIn(this.#element));
    const room = maxLength - whole.length + to - from;
    const added = written(fitting(piecesOf(this.#stored(text)), room));
    const joined = whole.slice(0, from) + added + whole.slice(to);
    this.#render(apart(piecesOf(joined)));
    this.#element.focus({ preventScroll: true });
    this.#place(from + added.length);
    this.#tell();
  }

  /** Begins to insert at the caret, else at the end. */
  ask(): void {
    const whole = written(piecesIn(this.#element));
    const { from, to } = this.selection ?? { from: whole.length, to: whole.length };
    const isApart = from === 0 || /\s$/.test(whole.slice(0, from));
    this.replace({ from, to }, `${isApart ? '' : ' '}@`);
  }

  /** Inserts in place of what was typed behind `@`. */
  insert(source: string): void {
    if (this.#mention !== undefined) this.replace(this.#mention, `[${source}]`);
  }

  closeMention(): void {
    this.#closed = this.#mention?.from;
    this.#setMention(undefined);
  }

  /** The text of an element that is no longer edited stays as it is. */
  end(): void {
    this.#listening.abort();
    for (const name of ['contenteditable', 'role', 'aria-multiline', 'aria-autocomplete', 'data-empty'])
      this.#element.removeAttribute(name);
  }

  #stored(text: string): string {
    return this.#options.stored?.(text) ?? text;
  }

  #render(pieces: readonly Piece[]): void {
    renderPieces(this.#element, pieces, this.#options.lookOf);
    this.#last = { pieces, at: this.#last.at };
  }

  #place(at: number): void {
    select(this.#element, { from: at, to: at });
    this.#last = { ...this.#last, at: { from: at, to: at } };
  }

  #tell(): void {
    this.#findMention();
    this.#options.onChange(this.text);
  }

  #beforeInput(event: InputEvent): void {
    const selection = this.selection;
    const { inputType } = event;
    if (selection === undefined) return;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      this.#options.onHistory(inputType === 'historyUndo' ? 'undo' : 'redo');
    } else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      event.preventDefault();
      if (this.#options.multiline) this.replace(selection, '\n');
      else this.#element.closest('form')?.requestSubmit();
    } else if (inputType === 'insertFromDrop') {
      event.preventDefault();
      const [target] = event.getTargetRanges();
      if (target !== undefined)
        getSelection()?.setBaseAndExtent(
          target.startContainer,
          target.startOffset,
          target.endContainer,
          target.endOffset,
        );
      this.#type(event.dataTransfer?.getData('text/plain') ?? '');
    } else if (inputType.startsWith('delete')) this.#beforeDelete(event, selection);
    else if (event.data !== null && !event.isComposing) this.#refuseTooLong(event, selection, event.data);
  }

  #refuseTooLong(event: InputEvent, { from, to }: Span, typed: string): void {
    const { maxLength } = this.#options;
    if (maxLength === undefined) return;
    const { length } = written(piecesIn(this.#element));
    if (length - (to - from) + typed.length > maxLength) event.preventDefault();
  }

  /** A part is deleted whole, whatever the browser would make of an element that cannot be edited. */
  #beforeDelete(event: InputEvent, { from, to }: Span): void {
    if (from !== to || !/^deleteContent(?:Backward|Forward)$/.test(event.inputType)) return;
    const isBackward = event.inputType === 'deleteContentBackward';
    const part = partAt(piecesIn(this.#element), (span) => (isBackward ? span.to : span.from) === from);
    if (part === undefined) return;
    event.preventDefault();
    this.replace(part, '');
  }

  #onInput(event: InputEvent): void {
    if (event.isComposing) {
      this.#options.onChange(this.text);
      return;
    }
    this.#take(event.inputType === 'insertText' && event.data === ']');
  }

  /** Takes over what the browser wrote, unless that would break a part. */
  #take(isClosed = false): void {
    const { piecesOf } = this.#options;
    const found = piecesIn(this.#element);
    const pieces = apart(found);
    const kept = written(pieces);
    const parts = piecesOf(this.#stored(kept)).filter((piece) => 'source' in piece);
    const own = found.filter((piece) => 'source' in piece);
    const caret = this.selection?.to ?? 0;
    if (!isWithin(own, parts)) {
      this.#render(this.#last.pieces);
      select(this.#element, this.#last.at);
      return;
    }
    const isMore = isClosed && parts.length > own.length && isEven(written(found).slice(0, caret));
    if (isMore) {
      this.#render(piecesOf(this.#stored(kept)));
      this.#place(this.#stored(kept.slice(0, caret)).length);
    } else if (written(found) !== kept) {
      this.#render(pieces);
      this.#place(caret + kept.length - written(found).length);
    } else {
      keepEnd(this.#element);
      if (found.length === 0) this.#place(0);
      this.#last = { pieces: found, at: { from: caret, to: caret } };
    }
    this.#tell();
  }

  /** Shows as parts what was typed in brackets. */
  #settle(): void {
    document.removeEventListener('selectionchange', this.#onSelection);
    this.#setMention(undefined);
    this.#closed = undefined;
    for (const part of this.#element.querySelectorAll('[data-chosen]')) part.removeAttribute('data-chosen');
    const pieces = this.#options.piecesOf(this.text);
    const isSame = JSON.stringify(pieces) === JSON.stringify(piecesIn(this.#element));
    if (!isSame) this.#render(pieces);
  }

  /** Home and End put the caret into a part at the edge, where nothing can be typed. */
  #leavePart(): void {
    const selection = getSelection();
    const node = selection?.anchorNode;
    const element = node instanceof Element ? node : node?.parentElement;
    const part = element?.closest('[data-inserted]');
    if (!selection?.isCollapsed || part == null || !this.#element.contains(part)) return;
    const at = this.selection;
    if (at !== undefined) this.select(at);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    this.#leavePart();
    if (this.#mention !== undefined && this.#options.onMentionKey(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const selection = this.selection;
    if (selection === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { key } = event;
    const chosen = this.#chosen();
    if (key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#open(chosen);
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const isForward = (key === 'ArrowRight') !== (getComputedStyle(this.#element).direction === 'rtl');
      const next = this.#step(selection, isForward);
      if (next === undefined) return;
      event.preventDefault();
      this.select(next);
    }
  }

  /** An arrow first chooses the part beside the caret, then goes on behind it. */
  #step({ from, to }: Span, isForward: boolean): Span | undefined {
    if (from === to)
      return partAt(piecesIn(this.#element), (span) => (isForward ? span.from : span.to) === from);
    if (this.#chosen() === undefined) return undefined;
    return isForward ? { from: to, to } : { from, to: from };
  }

  /** The part that is selected on its own. */
  #chosen(): OpenedPart | undefined {
    const selection = this.selection;
    if (selection === undefined || selection.from === selection.to) return undefined;
    return partAt(piecesIn(this.#element), ({ from, to }) => from === selection.from && to === selection.to);
  }

  #onClick(event: MouseEvent): void {
    const part = event.target instanceof Element ? event.target.closest('[data-inserted]') : null;
    if (part === null) return;
    const range = document.createRange();
    range.selectNode(part);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    const at = this.selection;
    const chosen = partAt(piecesIn(this.#element), ({ from }) => from === at?.from);
    if (chosen !== undefined) this.#open(chosen);
  }

  #open(part: OpenedPart): void {
    if (this.#options.lookOf(part.source).kind !== 'answer') this.#options.onOpen(part);
  }

  #copy(event: ClipboardEvent): void {
    const selection = this.selection;
    if (selection === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const chosen = written(piecesIn(this.#element)).slice(selection.from, selection.to);
    if (chosen === '') return;
    event.clipboardData?.setData('text/plain', chosen);
    if (event.type === 'cut') this.replace(selection, '');
  }

  #paste(event: ClipboardEvent): void {
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#type(event.clipboardData?.getData('text/plain') ?? '');
  }

  /** A text from elsewhere, at the selection. */
  #type(text: string): void {
    const selection = this.selection;
    if (selection === undefined) return;
    const lines = text.replaceAll(/\r\n?/g, '\n');
    this.replace(selection, this.#options.multiline ? lines : lines.replaceAll(/\s*\n\s*/g, ' ').trim());
  }

  #drag(event: DragEvent): void {
    const selection = this.selection;
    if (selection === undefined) return;
    const chosen = written(piecesIn(this.#element)).slice(selection.from, selection.to);
    event.dataTransfer?.setData('text/plain', chosen);
  }

  #onSelection = (): void => {
    this.#leavePart();
    const selection = this.selection;
    const range = selection === undefined ? undefined : getSelection()?.getRangeAt(0);
    const isSpan = range !== undefined && !range.collapsed;
    for (const part of this.#element.querySelectorAll('[data-inserted]'))
      part.toggleAttribute('data-chosen', isSpan && range.intersectsNode(part) && holds(range, part));
    if (selection === undefined || document.activeElement !== this.#element) return;
    this.#last = { ...this.#last, at: selection };
    this.#findMention();
  };

  #findMention(): void {
    const selection = this.selection;
    const isCaret = selection !== undefined && selection.from === selection.to;
    const whole = written(piecesIn(this.#element));
    const found = isCaret ? mentionAt(whole, selection.from) : undefined;
    if (found?.from !== this.#closed) this.#closed = undefined;
    this.#setMention(found !== undefined && found.from === this.#closed ? undefined : found);
  }

  #setMention(mention: Mention | undefined): void {
    const isSame = mention?.query === this.#mention?.query && mention?.from === this.#mention?.from;
    this.#mention = mention;
    if (!isSame) this.#options.onMention(mention?.query);
  }
}
