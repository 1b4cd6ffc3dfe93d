import type { Inline } from './tree.ts';

/** Merges adjacent texts, so that a formula is never split over two texts. */
export function appendText(nodes: Inline[], text: string): void {
  if (text === '') return;
  const last = nodes.at(-1);
  if (last?.kind === 'text') nodes[nodes.length - 1] = { kind: 'text', text: last.text + text };
  else nodes.push({ kind: 'text', text });
}

export function appendNode(nodes: Inline[], node: Inline): void {
  if (node.kind === 'text') appendText(nodes, node.text);
  else nodes.push(node);
}
