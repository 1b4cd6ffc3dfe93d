import type { Block, Inline, Markup } from './tree.ts';

/**
 * The text without formatting, for responses and mails. `fill` inserts answers after parsing, so that stars in an
 * answer stay stars.
 */
export function plainText(markup: Markup, fill: (text: string) => string): string {
  return markup
    .map((block) => plainBlock(block, fill))
    .join('\n\n')
    .trim();
}

function plainBlock(block: Block, fill: (text: string) => string): string {
  if (block.kind !== 'list') return plainInline(block.content, fill);
  return block.items
    .map(
      (content, index) => `${block.ordered ? `${block.first + index}.` : '-'} ${plainInline(content, fill)}`,
    )
    .join('\n');
}

function plainInline(nodes: readonly Inline[], fill: (text: string) => string): string {
  return nodes.map((node) => plainNode(node, fill)).join('');
}

function plainNode(node: Inline, fill: (text: string) => string): string {
  switch (node.kind) {
    case 'text':
      return fill(node.text);
    case 'break':
      return '\n';
    case 'link': {
      const words = plainInline(node.content, fill);
      const address = node.address.replace(/^mailto:/i, '');
      return words === address || words === node.address ? words : `${words} (${address})`;
    }
    default:
      return plainInline(node.content, fill);
  }
}
