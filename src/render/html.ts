/** Text that is already markup. Only `html` creates it, so nothing unescaped gets in. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Content = string | number | Html | undefined | readonly Content[];

/**
 * A template whose values are escaped, in text and in quoted attributes. Lists are joined, undefined is empty.
 *
 * @example html`<p title="${title}">${items.map((item) => html`<b>${item}</b>`)}</p>`
 */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  let text = strings[0] ?? '';
  values.forEach((value, index) => {
    text += markup(value) + (strings[index + 1] ?? '');
  });
  return new Html(text);
}

/** Prose in which `backticks` mark code and an empty line starts a paragraph. */
export function prose(text: string): Html[] {
  return text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

export function inline(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

function markup(value: Content): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(markup).join('');
  const text = String(value);
  if (!/[&<>"']/.test(text)) return text;
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
