import { type Document, isMap, isSeq, type Node, Pair, parseDocument, Scalar } from 'yaml';
import { isObject } from '#kit/isObject.ts';
import type { FormDefinition } from '../../definition/document.ts';
import { yamlOptions } from '../text/parseYaml.ts';
import { quoteFragileTexts } from '../text/writeFormFile.ts';
import { readDraftCode } from './readDraftCode.ts';
import { draftDocument, writeDraftCode } from './writeDraftCode.ts';

/**
 * Writes a draft into the text of an earlier one: comments, the order of keys, quotes and shorthands stay wherever the
 * draft is the same; indentation and the spaces inside brackets are evened out. A part that changed loses the comments inside it only if it is no longer the same kind of thing.
 * A text that is no form, or that would be read as another draft afterwards, is written anew.
 */
export function rewriteDraftCode(text: string, draft: FormDefinition): string {
  const before = readDraftCode(text, {}).definition;
  if (before === undefined) return writeDraftCode(draft);
  if (isSame(before, draft)) return text;
  const document = parseDocument(text, { ...yamlOptions, compat: 'yaml-1.1' });
  const { contents } = document;
  if (!isMap(contents)) return writeDraftCode(draft);
  const isOnePage = contents.has('fields') && !contents.has('pages');
  const [from, to] = [before, draft].map((each) => authored(draftDocument(each), isOnePage));
  if (from === undefined || to === undefined) return writeDraftCode(draft);
  new Rewriter(document).group(contents, from, to);
  const written = textOf(document);
  return written !== undefined && isSame(readDraftCode(written, {}).definition, draft)
    ? written
    : writeDraftCode(draft);
}

/** Undefined if an alias has lost its anchor, which went with the part that was deleted. */
function textOf(document: Document.Parsed): string | undefined {
  try {
    return document.toString({ lineWidth: 0 });
  } catch {
    return undefined;
  }
}

type Group = Record<string, unknown>;

/** The document as its author writes it: `fields` at the top stand for the one page of a form. */
function authored(document: Group, isOnePage: boolean): Group | undefined {
  if (!isOnePage) return document;
  const { pages, ...rest } = document;
  const [page, second] = Array.isArray(pages) ? pages : [];
  if (!isObject(page) || second !== undefined) return undefined;
  const { id, label, fields, ...more } = page;
  if (id !== 'page1' || label !== '' || Object.keys(more).length > 0) return undefined;
  return { ...rest, fields };
}

class Rewriter {
  readonly #document: Document.Parsed;

  constructor(document: Document.Parsed) {
    this.#document = document;
  }

  group(node: unknown, from: Group, to: Group): void {
    if (!isMap(node)) return;
    for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) node.delete(key);
    let previous = -1;
    for (const [key, value] of Object.entries(to)) {
      const at = node.items.findIndex((pair) => keyOf(pair.key) === key);
      const pair = node.items[at];
      if (pair === undefined) {
        // A new key stands behind the one that it follows in the document.
        previous += 1;
        node.items.splice(previous, 0, new Pair(new Scalar(key), this.#node(value)));
        continue;
      }
      previous = at;
      if (!isSame(from[key], value)) pair.value = this.#changed(pair.value, from[key], value);
    }
  }

  #changed(node: unknown, from: unknown, to: unknown): unknown {
    if (isMap(node) && isObject(from) && isObject(to)) {
      this.group(node, from, to);
      return node;
    }
    if (isSeq(node) && Array.isArray(from) && Array.isArray(to) && node.items.length === from.length) {
      node.items = this.#items(node.items, from, to);
      return node;
    }
    const made = this.#node(to);
    const old = node as Partial<Node> | null;
    if (old?.comment) made.comment = old.comment;
    if (old?.commentBefore) made.commentBefore = old.commentBefore;
    return made;
  }

  /** Items keep their nodes wherever they go: they are known by id or value, else by content, else by place. */
  #items(nodes: readonly unknown[], from: readonly unknown[], to: readonly unknown[]): unknown[] {
    const left = new Map(from.map((item, at) => [at, item] as const));
    const take = (isMatch: (item: unknown, at: number) => boolean): number | undefined => {
      for (const [at, item] of left) {
        if (!isMatch(item, at)) continue;
        left.delete(at);
        return at;
      }
      return undefined;
    };
    const found = to.map((item) => {
      const name = nameOf(item);
      return take((other) => (name === undefined ? isSame(other, item) : nameOf(other) === name));
    });
    return to.map((item, index) => {
      const at =
        found[index] ??
        (nameOf(item) === undefined
          ? take((other, position) => position === index && nameOf(other) === undefined)
          : undefined);
      if (at === undefined) return this.#node(item);
      return isSame(from[at], item) ? nodes[at] : this.#changed(nodes[at], from[at], item);
    });
  }

  #node(value: unknown): Node {
    const node = this.#document.createNode(value, { aliasDuplicateObjects: false }) as Node;
    quoteFragileTexts(node);
    return node;
  }
}

function keyOf(key: unknown): unknown {
  return key instanceof Scalar ? key.value : key;
}

function nameOf(item: unknown): unknown {
  if (!isObject(item)) return undefined;
  return item.id ?? item.value;
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
