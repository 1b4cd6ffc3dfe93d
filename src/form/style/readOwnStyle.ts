import { type CutRule, cutRules, type Written } from './cutRules.ts';
import { pageProperties, safeProperties } from './safeProperties.ts';
import { type SafeSelector, safeSelectors } from './safeSelector.ts';
import { valueTokens } from './safeValue.ts';

/** Something in an author's CSS that takes no effect. */
interface Dropped {
  readonly line: number;
  /** The source text, truncated. */
  readonly written: string;
  readonly reason: string;
}

export interface OwnStyle {
  /** The effective CSS, generated from safe parts and never copied. */
  readonly style: string;
  readonly dropped: readonly Dropped[];
}

const feature =
  '(?:screen|print|\\((?:min|max)-width:\\s*\\d{1,5}(?:\\.\\d{1,3})?(?:px|em|rem)\\)|\\(prefers-color-scheme:\\s*(?:dark|light)\\)|\\(prefers-reduced-motion:\\s*(?:reduce|no-preference)\\))';
const media = new RegExp(`^@media\\s*(${feature}(?:\\s+and\\s+${feature}){0,4})$`, 'i');

/**
 * Limits an author's CSS to appearance. It styles the sheet and its background, loads nothing, covers nothing else, and
 * cannot leave the style element.
 */
export function readOwnStyle(css: string): OwnStyle {
  const dropped: Dropped[] = [];
  const drop = ({ text, line }: Written, reason: string): string => {
    const written = text.replace(/\s+/g, ' ');
    dropped.push({ line, written: written.length > 60 ? `${written.slice(0, 59)}…` : written, reason });
    return '';
  };

  const block = (rule: CutRule): string => {
    const { prelude, rules, declarations } = rule;
    if (rules !== undefined) {
      const question = media.exec(prelude.text)?.[1]?.replace(/\s+/g, ' ');
      if (question === undefined) return drop(prelude, atReason(prelude.text));
      const inside = rules.map(block).join('');
      return inside === '' ? '' : `@media ${question}{${inside}}`;
    }
    if (declarations === undefined || prelude.text.startsWith('@'))
      return drop(prelude, atReason(prelude.text));
    for (const nested of rule.nested ?? []) drop(nested, 'rules inside rules take no effect');
    const selectors = safeSelectors(prelude.text);
    return selectors === undefined
      ? drop(prelude, 'selectors are made of elements, classes and states of the page')
      : ruleOf(selectors, declarations);
  };

  const ruleOf = (selectors: readonly SafeSelector[], declarations: readonly Written[]): string => {
    // The page allows fewer properties than the sheet, so each gets its own rule.
    const groups = [selectors.filter(({ page }) => page), selectors.filter(({ page }) => !page)];
    return groups
      .filter((group) => group.length > 0)
      .map((group) => {
        const page = group[0]?.page === true;
        const kept = declarations.map((written) => declaration(written, page)).filter((text) => text !== '');
        return kept.length === 0 ? '' : `${group.map(({ text }) => text).join(',')}{${kept.join(';')}}`;
      })
      .join('');
  };

  const declaration = (written: Written, page: boolean): string => {
    const colon = written.text.indexOf(':');
    if (colon === -1) return drop(written, 'it is no property with a value');
    const name = written.text.slice(0, colon).trim().toLowerCase();
    const allowed = (page ? pageProperties : safeProperties).get(name);
    if (allowed === undefined) {
      return drop(
        written,
        page && safeProperties.has(name)
          ? 'the page itself takes backgrounds and the colours of the theme; say it of .sheet'
          : 'this property takes no effect here',
      );
    }
    const given = written.text.slice(colon + 1).trim();
    const value = withoutImportance(given);
    const tokens = valueTokens(value);
    if (
      tokens === undefined ||
      tokens.length === 0 ||
      !allowed(tokens.filter(({ kind }) => kind !== 'space'))
    )
      return drop(written, 'this value is none that the property takes here');
    // Reduced motion overrides the author's animations.
    const important = value !== given && !name.startsWith('transition') ? '!important' : '';
    return `${name}:${tokens.map(({ text }) => text).join('')}${important}`;
  };

  const style = cutRules(css).map(block).join('');
  return { style, dropped };
}

function withoutImportance(value: string): string {
  const mark = value.lastIndexOf('!');
  const important =
    mark !== -1 &&
    value
      .slice(mark + 1)
      .trim()
      .toLowerCase() === 'important';
  return important ? value.slice(0, mark).trim() : value;
}

function atReason(prelude: string): string {
  if (!prelude.startsWith('@')) return 'it belongs to no rule';
  return /^@media\b/i.test(prelude)
    ? 'such a question is not asked here; min-width, max-width, prefers-color-scheme and prefers-reduced-motion are'
    : 'of rules with an @ only @media takes effect';
}
