import type { ValueToken } from './safeValue.ts';

/** Whether a property may have the value; its tokens are already safe. */
export type ValueRule = (tokens: readonly ValueToken[]) => boolean;

const free: ValueRule = () => true;

/** Margins and paddings: never negative, and never large enough to push something out of view. */
const distance: ValueRule = (tokens) =>
  tokens.every(({ kind, text, number = 0, unit = '' }) =>
    kind === 'sign' ? text !== '-' && text !== '*' : number >= 0 && number <= (spread[unit] ?? 100),
  );
const spread: Record<string, number> = { px: 200, em: 12, rem: 12, '%': 50, vw: 25, vh: 25, pt: 150 };

const size: ValueRule = (tokens) =>
  tokens.every(({ kind, text, number = 0 }) => (kind === 'sign' ? text !== '-' : number >= 0));

/** Shadows and outlines must not cover neighbouring elements. */
const shadow: ValueRule = (tokens) =>
  tokens.every(({ number = 0, unit }) => unit === '' || Math.abs(number) <= (unit === 'px' ? 64 : 4));

/** The focus ring must stay visible. */
const outline: ValueRule = (tokens) =>
  shadow(tokens) &&
  tokens.every(
    ({ text, number }) => number !== 0 && !['none', 'hidden', 'transparent'].includes(text.toLowerCase()),
  );

const fontSize: ValueRule = (tokens) => {
  const [word] = tokens;
  if (tokens.length !== 1 || word === undefined) return false;
  if (word.kind === 'name')
    return /^(?:xx?-small|small|medium|large|x{1,3}-large|smaller|larger|inherit)$/.test(word.text);
  const [least, most] = legible[word.unit ?? ''] ?? [1, 0];
  const { number = 0 } = word;
  return number >= least && number <= most;
};
const legible: Record<string, readonly [number, number]> = {
  px: [10, 120],
  pt: [8, 90],
  em: [0.6, 8],
  rem: [0.6, 8],
  '%': [60, 800],
};

const spacing: ValueRule = (tokens) =>
  tokens.every(({ kind, number = 0, unit = '' }) =>
    kind === 'number'
      ? Math.abs(number) <= (unit === 'px' ? 8 : 0.5) && number >= (unit === 'px' ? -1 : -0.05)
      : kind === 'name',
  );

const lineHeight: ValueRule = (tokens) => {
  const [word] = tokens;
  if (tokens.length !== 1 || word === undefined) return false;
  if (word.kind === 'name') return true;
  const { number = 0, unit } = word;
  if (unit === 'px') return number >= 12 && number <= 200;
  return unit === '%' ? number >= 90 && number <= 400 : number >= 0.9 && number <= 4;
};

const opacity: ValueRule = (tokens) => {
  const [{ number, unit } = { number: undefined, unit: '' }] = tokens;
  return tokens.length === 1 && number !== undefined && number >= (unit === '%' ? 50 : 0.5);
};

const display: ValueRule = (tokens) =>
  tokens.length === 1 &&
  /^(?:block|inline|inline-block|flex|inline-flex|grid|inline-grid|flow-root)$/.test(tokens[0]?.text ?? '');

/** Generated content may be a plain string only: no counters, attributes or URLs. */
const content: ValueRule = (tokens) =>
  tokens.length === 1 && (tokens[0]?.kind === 'string' || tokens[0]?.text === 'none');

const sides = ['', '-top', '-right', '-bottom', '-left', '-inline', '-block'];
sides.push('-inline-start', '-inline-end', '-block-start', '-block-end');

function table(rule: ValueRule, names: string): [string, ValueRule][] {
  return names.split(/\s+/).map((name) => [name, rule]);
}

function onSides(rule: ValueRule, begin: string, ends: readonly string[] = ['']): [string, ValueRule][] {
  return sides.flatMap((side) => ends.map((end): [string, ValueRule] => [`${begin}${side}${end}`, rule]));
}

/** The allowed properties, each with the rule for its values. */
export const safeProperties: ReadonlyMap<string, ValueRule> = new Map([
  ...table(free, 'color background background-color background-image background-size background-position'),
  ...table(free, 'background-repeat background-origin background-attachment background-blend-mode'),
  ...table(free, 'accent-color caret-color fill stroke stroke-width border-radius border-collapse'),
  ...table(free, 'border-top-left-radius border-top-right-radius border-bottom-left-radius'),
  ...table(free, 'border-bottom-right-radius border-start-start-radius border-start-end-radius'),
  ...table(free, 'border-end-start-radius border-end-end-radius'),
  ...onSides(shadow, 'border', ['', '-color', '-style', '-width']),
  ...table(shadow, 'box-shadow text-shadow'),
  ...table(outline, 'outline outline-color outline-style outline-width outline-offset'),
  ...table(free, 'font-family font-weight font-style font-stretch font-variant-caps font-variant-numeric'),
  ...table(free, 'font-variant-ligatures font-kerning text-align text-transform text-decoration'),
  ...table(free, 'text-decoration-line text-decoration-color text-decoration-style text-wrap hyphens'),
  ...table(shadow, 'text-decoration-thickness text-underline-offset'),
  ...table(fontSize, 'font-size'),
  ...table(lineHeight, 'line-height'),
  ...table(spacing, 'letter-spacing word-spacing'),
  ...onSides(distance, 'margin'),
  ...onSides(distance, 'padding'),
  ...table(distance, 'gap row-gap column-gap border-spacing'),
  ...table(size, 'width min-width max-width height min-height max-height inline-size min-inline-size'),
  ...table(size, 'max-inline-size block-size min-block-size max-block-size aspect-ratio'),
  ...table(size, 'flex flex-grow flex-shrink flex-basis grid-template-columns'),
  ...table(
    free,
    'flex-direction flex-wrap flex-flow justify-content justify-items justify-self align-content',
  ),
  ...table(free, 'align-items align-self place-content place-items place-self vertical-align object-fit'),
  ...table(free, 'object-position list-style list-style-type cursor'),
  ...table(free, 'transition transition-property transition-duration transition-delay'),
  ...table(free, 'transition-timing-function'),
  ...table(opacity, 'opacity'),
  ...table(display, 'display'),
  ...table(content, 'content'),
]);

/** Properties of the whole page, which also holds the test-mode banner. */
export const pageProperties: ReadonlyMap<string, ValueRule> = new Map([
  ...[...safeProperties].filter(([name]) => name.startsWith('background')),
  ...table(free, '--paper --ground --ink --soft --line --edge --accent --tint --fill --onfill --font'),
  ...table(distance, '--radius --radius-card'),
]);
