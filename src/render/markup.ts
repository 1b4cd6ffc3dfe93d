import type { Block, Inline, Markup } from '#form/markup/tree.ts';
import { type Content, type Html, html } from './html.ts';

/** Renders formatted text. Answers are inserted after parsing and escaped like all text. */
export function markupHtml(markup: Markup, fill: (text: string) => Content): Html[] {
  return markup.map((block) => blockHtml(block, fill));
}

function blockHtml(block: Block, fill: (text: string) => Content): Html {
  if (block.kind === 'list') {
    const items = block.items.map((item) => html`<li>${inlineHtml(item, fill)}</li>`);
    return block.ordered ? html`<ol start="${block.first}">${items}</ol>` : html`<ul>${items}</ul>`;
  }
  const content = inlineHtml(block.content, fill);
  if (block.kind === 'paragraph') return html`<p>${content}</p>`;
  // h1 is the form's title and h2 a page's.
  return block.level === 1 ? html`<h3>${content}</h3>` : html`<h4>${content}</h4>`;
}

function inlineHtml(nodes: readonly Inline[], fill: (text: string) => Content): Html[] {
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
