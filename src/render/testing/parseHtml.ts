/** A strict parser for the subset of HTML that pages use: every mistake in a template throws. */

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
}

const voids = new Set(['input', 'meta', 'link', 'img', 'br', 'path', 'circle']);
const token = /<!doctype html>|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>|[^<]+/gy;
const attribute = /([a-zA-Z-]+)(?:="([^"]*)")?/g;

export function parseHtml(text: string): Element {
  const root: Element = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  let at = 0;
  token.lastIndex = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) throw new Error(`no markup: ${text.slice(at, at + 80)}`);
    at = token.lastIndex;
    const [all, closing, name, attributes = ''] = match;
    const parent = open.at(-1);
    if (parent === undefined) throw new Error('more is closed than was opened');
    if (name === undefined) {
      if (!all.startsWith('<!')) parent.children.push(parent.name === 'style' ? all : decoded(all));
    } else if (closing === '/') {
      if (parent.name !== name)
        throw new Error(`${name} closes ${parent.name} before: ${text.slice(at, at + 80)}`);
      open.pop();
    } else {
      const element = { name, attributes: attributesIn(attributes), children: [] };
      parent.children.push(element);
      if (!voids.has(name)) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`not closed: ${open.map((element) => element.name).join(' ')}`);
  return root;
}

function attributesIn(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (attributes.has(name)) throw new Error(`twice the attribute ${name}`);
    if (name.startsWith('on') || name === 'style') throw new Error(`the policy forbids ${name}`);
    attributes.set(name, decoded(value));
  }
  return attributes;
}

function decoded(text: string): string {
  if (/&(?!#\d+;)/.test(text) || />/.test(text)) throw new Error(`not escaped: ${text}`);
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

export function* elementsIn(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function textIn(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}
