/** One token of a value: a number with its unit, a name, a string, a bracket. */
export interface ValueToken {
  readonly kind: 'space' | 'string' | 'colour' | 'number' | 'function' | 'name' | 'token' | 'sign';
  /** The text in the generated CSS. */
  readonly text: string;
  readonly number?: number;
  readonly unit?: string;
}

const tokenPatterns: readonly (readonly [ValueToken['kind'], RegExp])[] = [
  ['space', /\s+/y],
  ['string', /"[^"\\<>\p{Cc}]*"|'[^'\\<>\p{Cc}]*'/uy],
  ['colour', /#[0-9a-f]{3,8}(?![\w-])/iy],
  ['number', /([+-]?(?:\d+(?:\.\d+)?|\.\d+))(%|[a-z]+)?/iy],
  ['token', /--[a-z][a-z-]*/y],
  ['function', /-?[a-z][a-z0-9-]*\(/iy],
  ['name', /-?[a-z][a-z0-9-]*/iy],
  ['sign', /[,/)+*-]/y],
];

/** The largest number by unit, so that nothing is moved out of view or painted over the page. */
const largest: Record<string, number> = {
  '': 10_000,
  '%': 1000,
  px: 2000,
  em: 125,
  rem: 125,
  ch: 250,
  ex: 250,
  pt: 1500,
  vw: 100,
  vh: 100,
  vi: 100,
  vb: 100,
  vmin: 100,
  vmax: 100,
  svh: 100,
  dvh: 100,
  lvh: 100,
  fr: 100,
  deg: 3600,
  turn: 10,
  rad: 100,
  s: 10,
  ms: 10_000,
};

const functions = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color-mix light-dark var calc min max clamp minmax repeat fit-content linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient cubic-bezier steps'.split(
    ' ',
  ),
);

/** The tokens of a value; undefined if one of them is not allowed. */
export function valueTokens(value: string): ValueToken[] | undefined {
  const found: ValueToken[] = [];
  let at = 0;
  let depth = 0;
  while (at < value.length) {
    const word = tokenAt(value, at);
    if (word === undefined || !isSafe(word, found.at(-1))) return undefined;
    if (word.kind === 'function') depth += 1;
    if (word.text === ')') depth -= 1;
    if (depth < 0) return undefined;
    at += word.length;
    found.push(word);
  }
  return depth === 0 ? found : undefined;
}

function tokenAt(value: string, at: number): (ValueToken & { length: number }) | undefined {
  for (const [kind, pattern] of tokenPatterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(value);
    if (match === null) continue;
    const [text, digits, unit = ''] = match;
    const { length } = text;
    if (kind === 'space') return { kind, text: ' ', length };
    if (kind !== 'number') return { kind, text: kind === 'function' ? text.toLowerCase() : text, length };
    return { kind, text, length, number: Number(digits), unit: unit.toLowerCase() };
  }
  return undefined;
}

function isSafe({ kind, text, number = 0, unit = '' }: ValueToken, before: ValueToken | undefined): boolean {
  switch (kind) {
    case 'number':
      return Object.hasOwn(largest, unit) && Math.abs(number) <= (largest[unit] ?? 0);
    case 'function':
      return functions.has(text.slice(0, -1));
    case 'token':
      return before?.text === 'var(';
    default:
      // Two adjacent characters must not open or close a comment.
      return !(before?.kind === 'sign' && kind === 'sign' && /^[/*]{2}$/.test(before.text + text));
  }
}
