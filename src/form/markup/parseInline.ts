import { formulaAt } from '../formula/template.ts';
import { findLinks } from './findLinks.ts';
import type { Inline } from './tree.ts';

/** An open element; the outermost frame is the whole text. */
interface Frame {
  readonly kind: 'whole' | 'strong' | 'emphasis';
  readonly content: Inline[];
}

const markOf = { whole: '', strong: '**', emphasis: '*' } as const;

/**
 * Parses bold, italic, links and line breaks within a block. Marks inside a formula in brackets are not markup:
 * `[field4 * 2]` is not italic. Links do not nest.
 */
export function parseInline(text: string, mayLink = true): readonly Inline[] {
  const links = mayLink ? findLinks(text) : undefined;
  // Strong and emphasis nest in each other but not in themselves, so there are three frames at most.
  const frames: [Frame, ...Frame[]] = [{ kind: 'whole', content: [] }];
  const top = (): Inline[] => (frames.at(-1) ?? frames[0]).content;
  let at = 0;
  while (at < text.length) {
    const mark = nextMark(text, at);
    appendText(top(), text.slice(at, mark));
    at = mark;
    const character = text[at];
    if (character === '\n') {
      appendNode(top(), { kind: 'break' });
      at += 1;
    } else if (character === '*') {
      const end = endOfRun(text, at);
      emphasise(frames, text, at, end);
      at = end;
    } else if (character === '\\') {
      // The template parser removes the backslash before a bracket later.
      appendText(top(), text[at + 1] === '*' ? '*' : text.slice(at, at + 2));
      at += 2;
    } else if (character === '[') {
      const link = links?.get(at);
      const formula = formulaAt(text, at);
      if (link !== undefined && formula === undefined) {
        const content = parseInline(text.slice(at + 1, link.wordsEnd), false);
        appendNode(top(), { kind: 'link', address: link.address, content });
        at = link.end;
      } else {
        const length = formula === undefined ? 1 : formula.length + 2;
        appendText(top(), text.slice(at, at + length));
        at += length;
      }
    }
  }
  closeDownTo(frames, 0);
  return frames[0].content;
}

const marks = /[\n*\\[]/g;

function nextMark(text: string, from: number): number {
  marks.lastIndex = from;
  return marks.exec(text)?.index ?? text.length;
}

function endOfRun(text: string, from: number): number {
  let end = from;
  while (text[end] === '*') end += 1;
  return end;
}

/** One star is italic, two are bold, three are both; more are text. A star closes only what a star opened. */
function emphasise(frames: [Frame, ...Frame[]], text: string, from: number, end: number): void {
  const count = end - from;
  const opens = /\S/.test(text.charAt(end));
  const closes = /\S/.test(text.charAt(from - 1));
  const single = (kind: 'strong' | 'emphasis'): void => {
    const openIndex = frames.findIndex((frame) => frame.kind === kind);
    if (closes && openIndex > 0) {
      closeDownTo(frames, openIndex);
      const frame = frames.pop();
      if (frame !== undefined)
        appendNode((frames.at(-1) ?? frames[0]).content, { kind, content: frame.content });
    } else if (opens && openIndex < 0) frames.push({ kind, content: [] });
    else appendText((frames.at(-1) ?? frames[0]).content, markOf[kind]);
  };
  if (count === 1) single('emphasis');
  else if (count === 2) single('strong');
  else if (count === 3) {
    const innermost = frames.at(-1)?.kind === 'emphasis' ? 'emphasis' : 'strong';
    single(innermost);
    single(innermost === 'strong' ? 'emphasis' : 'strong');
  } else appendText((frames.at(-1) ?? frames[0]).content, text.slice(from, end));
}

/** Elements above this frame that never closed become text again, with their stars. */
function closeDownTo(frames: [Frame, ...Frame[]], index: number): void {
  while (frames.length - 1 > index) {
    const frame = frames.pop();
    if (frame === undefined) return;
    const { content } = frames.at(-1) ?? frames[0];
    appendText(content, markOf[frame.kind]);
    for (const node of frame.content) appendNode(content, node);
  }
}

/** Merges adjacent texts, so that a formula is never split over two texts. */
function appendText(nodes: Inline[], text: string): void {
  if (text === '') return;
  const last = nodes.at(-1);
  if (last?.kind === 'text') nodes[nodes.length - 1] = { kind: 'text', text: last.text + text };
  else nodes.push({ kind: 'text', text });
}

function appendNode(nodes: Inline[], node: Inline): void {
  if (node.kind === 'text') appendText(nodes, node.text);
  else nodes.push(node);
}
