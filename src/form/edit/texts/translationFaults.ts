import { parseTemplate } from '../../formula/template.ts';
import { findLinks } from '../../markup/findLinks.ts';
import { parseMarkup } from '../../markup/parseMarkup.ts';
import type { Block, Inline } from '../../markup/tree.ts';
import type { TranslatableText } from './translatableTexts.ts';

/** A loss on the way from the original to its translation. */
export type TranslationFault =
  /** An inserted answer: `[field1]`. */
  | { readonly kind: 'answer_lost'; readonly source: string }
  /** A formula in brackets that cannot be read. */
  | { readonly kind: 'answer_broken'; readonly source: string }
  | { readonly kind: 'link_lost'; readonly address: string }
  | { readonly kind: 'format_lost'; readonly format: Format };

type Format = 'heading' | 'list' | 'strong' | 'emphasis';

/** Compares a translation with its original. A missing translation has no faults: it is only missing. */
export function translationFaults(
  { original, role }: Pick<TranslatableText, 'original' | 'role'>,
  translation: string,
): TranslationFault[] {
  // The pictures of the theme are described in plain text.
  if (translation.trim() === '' || role === 'logo' || role === 'cover') return [];
  const [wanted, given] = [inserted(original), inserted(translation)];
  const faults: TranslationFault[] = [];
  for (const source of wanted.sources)
    if (!given.sources.has(source)) faults.push({ kind: 'answer_lost', source });
  for (const source of given.broken)
    if (!wanted.broken.has(source)) faults.push({ kind: 'answer_broken', source });
  const links = addresses(translation);
  for (const address of addresses(original))
    if (!links.has(address)) faults.push({ kind: 'link_lost', address });
  // Only this text is formatted; elsewhere a star is a star.
  if (role !== 'text') return faults;
  const formats = formatsOf(translation);
  for (const format of formatsOf(original))
    if (!formats.has(format)) faults.push({ kind: 'format_lost', format });
  return faults;
}

function inserted(text: string): { sources: Set<string>; broken: Set<string> } {
  const sources = new Set<string>();
  const broken = new Set<string>();
  if (text.includes('['))
    for (const part of parseTemplate(text)) {
      if ('formula' in part) sources.add(part.formula.source.trim());
      if ('fault' in part) broken.add(part.source);
    }
  return { sources, broken };
}

function addresses(text: string): Set<string> {
  if (!text.includes('](')) return new Set();
  return new Set([...findLinks(text).values()].map(({ address }) => address));
}

function formatsOf(text: string): Set<Format> {
  const found = new Set<Format>();
  for (const block of parseMarkup(text)) visitBlock(block, found);
  return found;
}

function visitBlock(block: Block, found: Set<Format>): void {
  if (block.kind !== 'paragraph') found.add(block.kind);
  for (const content of block.kind === 'list' ? block.items : [block.content]) visitInline(content, found);
}

function visitInline(content: readonly Inline[], found: Set<Format>): void {
  for (const node of content) {
    if (node.kind === 'strong' || node.kind === 'emphasis') found.add(node.kind);
    if ('content' in node) visitInline(node.content, found);
  }
}
