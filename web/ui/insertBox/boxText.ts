/** A stretch of text as it is written, or something inserted, which is written in brackets. */
export type Piece = { readonly text: string } | { readonly source: string };

/** The name of something inserted, for people. Parts of the kind `formula` and `broken` can be opened. */
interface PartLook {
  readonly kind: 'answer' | 'formula' | 'broken';
  readonly name: string;
}

export type LookOfPart = (source: string) => PartLook;

/** A place in the written text of a box. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function written(pieces: readonly Piece[]): string {
  return pieces.map((piece) => ('text' in piece ? piece.text : `[${piece.source}]`)).join('');
}

/** Shows a text with its parts as elements that the caret cannot enter. */
export function renderPieces(box: HTMLElement, pieces: readonly Piece[], lookOf: LookOfPart): void {
  box.replaceChildren(
    ...pieces.map((piece) => ('text' in piece ? piece.text : partElement(piece.source, lookOf))),
  );
  keepEnd(box);
}

export function partElement(source: string, lookOf: LookOfPart): HTMLElement {
  const part = document.createElement('span');
  part.dataset.inserted = source;
  part.contentEditable = 'false';
  lookLike(part, lookOf(source));
  return part;
}

/** Gives parts the names that they have now. */
export function renameParts(root: ParentNode, lookOf: LookOfPart): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-inserted]'))
    lookLike(part, lookOf(part.dataset.inserted ?? ''));
}

function lookLike(part: HTMLElement, { kind, name }: PartLook): void {
  if (part.dataset.kind !== kind) part.dataset.kind = kind;
  if (part.textContent === name) return;
  part.textContent = name;
  // A long name is cut off.
  part.title = name;
}

/** A line break or a part at the end needs something behind it for the caret to stand at. */
export function keepEnd(box: HTMLElement): void {
  const last = box.lastChild;
  const hasBreak = last instanceof HTMLBRElement;
  const before = hasBreak ? last.previousSibling : last;
  const needsBreak = before instanceof Text ? before.data.endsWith('\n') : before !== null;
  if (needsBreak && !hasBreak) box.append(document.createElement('br'));
  else if (!needsBreak && hasBreak) last.remove();
  const isEmpty = box.firstChild === null;
  if (box.hasAttribute('data-empty') !== isEmpty) box.toggleAttribute('data-empty', isEmpty);
}

/** The content of a box. Texts beside each other are one piece, whatever the browser made of them. */
export function piecesIn(box: HTMLElement): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last !== undefined && 'text' in last) pieces[pieces.length - 1] = { text: last.text + text };
    else pieces.push({ text });
  };
  const visit = (node: Node) => {
    const source = sourceOf(node);
    if (source !== undefined) pieces.push({ source });
    else if (node instanceof Text) add(node.data);
    else if (node instanceof HTMLBRElement) add(breakIn(box, node));
    else for (const child of node.childNodes) visit(child);
  };
  visit(box);
  return pieces;
}

function breakIn(box: HTMLElement, node: Node): string {
  return node === box.lastChild ? '' : '\n';
}

function sourceOf(node: Node): string | undefined {
  return node instanceof HTMLElement ? node.dataset.inserted : undefined;
}

function lengthOf(box: HTMLElement, node: Node): number {
  const source = sourceOf(node);
  if (source !== undefined) return source.length + 2;
  if (node instanceof Text) return node.length;
  if (node instanceof HTMLBRElement) return breakIn(box, node).length;
  return [...node.childNodes].reduce((sum, child) => sum + lengthOf(box, child), 0);
}

/** The place in the written text that a point of the document stands for. */
function placeOf(box: HTMLElement, node: Node, offset: number): number {
  let place = 0;
  const isReached = (each: Node): boolean => {
    if (!each.contains(node)) {
      place += lengthOf(box, each);
      return false;
    }
    if (sourceOf(each) !== undefined) {
      // Inside of a part: at one of its ends.
      if (offset > 0) place += lengthOf(box, each);
      return true;
    }
    if (each !== node) return [...each.childNodes].some(isReached);
    if (each instanceof Text) place += offset;
    else for (const child of [...each.childNodes].slice(0, offset)) place += lengthOf(box, child);
    return true;
  };
  isReached(box);
  return place;
}

/** The point of the document for a place in the written text; in a text rather than beside a part. */
function pointAt(box: HTMLElement, place: number): { readonly node: Node; readonly offset: number } {
  let left = place;
  const children = [...box.childNodes];
  for (const [index, child] of children.entries()) {
    const length = lengthOf(box, child);
    if (child instanceof Text && left <= length) return { node: child, offset: left };
    if (left < length || (left === 0 && sourceOf(child) !== undefined)) return { node: box, offset: index };
    left -= length;
  }
  const isBroken = children.at(-1) instanceof HTMLBRElement;
  return { node: box, offset: children.length - (isBroken ? 1 : 0) };
}

/** The selection, if it is in the box. */
export function selectionIn(box: HTMLElement): Span | undefined {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!box.contains(startContainer) || !box.contains(endContainer)) return undefined;
  return { from: placeOf(box, startContainer, startOffset), to: placeOf(box, endContainer, endOffset) };
}

export function select(box: HTMLElement, { from, to }: Span): void {
  const [start, end] = [pointAt(box, from), pointAt(box, to)];
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

/** The part that begins or ends at a place, or lies on exactly this span. */
export function partAt(
  pieces: readonly Piece[],
  fits: (span: Span) => boolean,
): (Span & { readonly source: string; readonly index: number }) | undefined {
  let from = 0;
  let index = 0;
  for (const piece of pieces) {
    const to = from + ('text' in piece ? piece.text.length : piece.source.length + 2);
    if ('source' in piece) {
      if (fits({ from, to })) return { from, to, source: piece.source, index };
      index += 1;
    }
    from = to;
  }
  return undefined;
}

/** The text that is left of a piece of text when something with a meaning of its own stands beside a part. */
export function apart(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (!('text' in piece)) return piece;
    const isAfterPart = index > 0 && 'source' in (pieces[index - 1] ?? piece);
    const isBeforePart = 'source' in (pieces[index + 1] ?? piece);
    let { text } = piece;
    // `[field1](https:` is a link, and `\[` a bracket.
    if (isAfterPart && /^\((?:https?:|mailto:)/i.test(text)) text = ` ${text}`;
    if (isBeforePart && text.endsWith('\\')) text = `${text} `;
    return { text };
  });
}

/** As much of a text as there is room for; a part is taken whole or not at all. */
export function fitting(pieces: readonly Piece[], room: number): Piece[] {
  const taken: Piece[] = [];
  let left = room;
  for (const piece of pieces) {
    const { length } = written([piece]);
    if (length <= left) taken.push(piece);
    else if ('text' in piece && left > 0) taken.push({ text: piece.text.slice(0, left) });
    if (length > left) break;
    left -= length;
  }
  return taken;
}
