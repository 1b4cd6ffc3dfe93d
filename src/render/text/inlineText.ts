import { parseInline } from '#form/markup/parseInline.ts';
import type { Inline } from '#form/markup/tree.ts';
import type { Content } from '../html.ts';
import { inlineHtml } from '../markup.ts';

/** Whether a text may contain emphasis, links or escapes; others need no parsing. */
const mayBeMarked = /[*[\\]/;

/** A short text with its emphasis and links as HTML. `fill` inserts answers after parsing. */
export function inlineMarkup(text: string, fill: (text: string) => Content): Content {
  return mayBeMarked.test(text) ? inlineHtml(parseInline(text), fill) : fill(text);
}

/**
 * A short text without its marks, for places that show no elements, such as an option of a list: `**three** days`
 * becomes `three days`, and a link its words. Formulas stay, so that it can be filled in.
 */
export function inlineWords(text: string): string {
  return mayBeMarked.test(text) ? wordsOf(parseInline(text)) : text;
}

/** The same of parsed text. */
export function wordsOf(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'break' ? '\n' : wordsOf(node.content);
    })
    .join('');
}
