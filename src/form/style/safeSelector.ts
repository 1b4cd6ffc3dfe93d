/** A selector that matches only elements of the sheet; `page` if it is the page itself. */
export interface SafeSelector {
  readonly text: string;
  readonly page: boolean;
}

/** The most conditions in a selector; the rules that keep errors visible have a higher specificity. */
export const maxConditions = 6;

const elements = new Set(
  '* a b blockquote button code div em fieldset form h1 h2 h3 h4 header hr i img input label legend li main nav ol option output p path pre section select small span strong sub sup svg table tbody td textarea th thead tr u ul'.split(
    ' ',
  ),
);
const states =
  /:(?:hover|focus|focus-visible|focus-within|active|checked|disabled|enabled|invalid|empty|first-child|last-child|only-child|first-of-type|last-of-type|placeholder-shown|nth-(?:last-)?(?:child|of-type)\((?:odd|even|[+-]?\d{0,4}n(?:[+-]\d{1,4})?|\d{1,4})\))/y;
const parts = /::(?:before|after|placeholder|marker|selection|file-selector-button|first-line|first-letter)/y;
const ownClass = /\.[a-z][a-z0-9_-]{0,60}/iy;
/** Attributes that reveal no answer. */
const attribute = /\[(?:data-field|dir|lang|type)=(?:"[\w.-]{1,200}"|'[\w.-]{1,200}'|[a-z][\w-]{0,200})\]/iy;
const element = /[a-z][a-z0-9]*|\*/iy;
const combinator = /\s*[>+~]\s*|\s+/y;

/** Visually hidden helpers and the test-mode banner, which CSS must not touch. */
const untouchable = new Set(['.banner', '.trap', '.unseen']);

const wholePage = /^(?:body|html|:root)$/i;

/** The selectors of a rule; undefined if one uses more than classes, elements and states. */
export function safeSelectors(prelude: string): SafeSelector[] | undefined {
  const selectors: SafeSelector[] = [];
  for (const written of prelude.split(',')) {
    const selector = safeSelector(written.trim());
    if (selector === undefined) return undefined;
    selectors.push(selector);
  }
  return selectors;
}

function safeSelector(written: string): SafeSelector | undefined {
  if (wholePage.test(written)) return { text: 'body', page: true };
  // Every selector is scoped to the sheet, so a leading page selector is redundant.
  const compounds = compoundsOf(written.replace(/^(?:body|html|:root)(?=[\s>])[\s>]+/i, ''));
  if (compounds === undefined) return undefined;
  const ownSheet = /^(?:main)?\.(?:sheet|frame)(?![\w-])/.test(compounds);
  return { text: ownSheet ? compounds : `.sheet ${compounds}`, page: false };
}

/** The selector in canonical form; undefined if it is not allowed. */
function compoundsOf(written: string): string | undefined {
  let text = '';
  let at = 0;
  let conditions = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(written)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  while (at < written.length) {
    const before = at;
    const name = take(element);
    if (name !== undefined && !elements.has(name.toLowerCase())) return undefined;
    text += name ?? '';
    for (;;) {
      const condition = take(ownClass) ?? take(states) ?? take(attribute);
      if (condition === undefined) break;
      if (untouchable.has(condition)) return undefined;
      conditions += 1;
      text += condition;
    }
    const part = take(parts);
    text += part ?? '';
    if (at === before || conditions > maxConditions) return undefined;
    if (at === written.length) return text;
    const between = part === undefined ? take(combinator) : undefined;
    if (between === undefined || at === written.length) return undefined;
    text += between.trim() || ' ';
  }
  return undefined;
}
