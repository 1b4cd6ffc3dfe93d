import type { Block, Heading, Inline, Markup } from '#form/markup/tree.ts';
import { type Content, type Html, html } from './html.ts';

/**
 * Renders formatted text. Answers are inserted after parsing and escaped like all text. `above` is the level of the heading
 * above the text: whatever marks the author chose, the text's headings follow it without skipping a level. Paragraphs and items of
 * lists get the attributes of their content.
 */
export function markupHtml(
  markup: Markup,
  fill: (text: string) => Content,
  above: 1 | 2,
  attributesOf: (content: readonly Inline[]) => Html | undefined = () => undefined,
): Html[] {
  const open: number[] = [];
  return markup.map((block) => {
    if (block.kind !== 'heading') return blockHtml(block, fill, attributesOf);
    while ((open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return headingHtml(above + open.length, inlineHtml(block.content, fill));
  });
}

function blockHtml(
  block: Exclude<Block, Heading>,
  fill: (text: string) => Content,
  attributesOf: (content: readonly Inline[]) => Html | undefined,
): Html {
  if (block.kind === 'list') {
    const items = block.items.map((item) => html`<li${attributesOf(item)}>${inlineHtml(item, fill)}</li>`);
    return block.ordered ? html`<ol start="${block.first}">${items}</ol>` : html`<ul>${items}</ul>`;
  }
  return html`<p${attributesOf(block.content)}>${inlineHtml(block.content, fill)}</p>`;
}

function headingHtml(level: number, content: readonly Html[]): Html {
  if (level === 2) return html`<h2>${content}</h2>`;
  if (level === 3) return html`<h3>${content}</h3>`;
  if (level === 4) return html`<h4>${content}</h4>`;
  return level === 5 ? html`<h5>${content}</h5>` : html`<h6>${content}</h6>`;
}

/** Renders emphasis and links within a line. */
export function inlineHtml(nodes: readonly Inline[], fill: (text: string) => Content): Html[] {
  return nodes.map((node) => nodeHtml(node, fill));
}

function nodeHtml(node: Inline, fill: (text: string) => Content): Html {
  switch (node.kind) {
    case 'text':
      return html`${fill(node.text)}`;
    case 'break':
      return html`<br>`;
    case 'strong':
      return html`<strong>${inlineHtml(node.content, fill)}</strong>`;
    case 'emphasis':
      return html`<em>${inlineHtml(node.content, fill)}</em>`;
    case 'link':
      return html`<a href="${node.address}" target="_blank" rel="noopener noreferrer">${inlineHtml(node.content, fill)}</a>`;
  }
}
