import { type Html, html } from '#render/html.ts';

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g;

/** JSON, indented, with keys, strings, numbers and words told apart by class. */
export function highlightJson(value: unknown): Html[] {
  const text = JSON.stringify(value, null, 2);
  const parts: Html[] = [];
  let done = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon, number] = match;
    if (match.index > done) parts.push(html`${text.slice(done, match.index)}`);
    if (string !== undefined && colon !== undefined)
      parts.push(html`<span class="token-key">${string}</span>${colon}`);
    else if (string !== undefined) parts.push(html`<span class="token-string">${string}</span>`);
    else parts.push(html`<span class="token-${number === undefined ? 'word' : 'number'}">${whole}</span>`);
    done = match.index + whole.length;
  }
  parts.push(html`${text.slice(done)}`);
  return parts;
}
