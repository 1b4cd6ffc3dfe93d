import { failed, ok, type Result } from '#kit/result.ts';
import type { FormulaFault } from './formula.ts';

export interface Token {
  readonly kind: 'number' | 'text' | 'word' | 'sign' | 'end';
  readonly at: number;
  /** The source text; without quotes for a text, lowercased for a keyword. */
  readonly text: string;
}

const space = /\s*/y;
const number = /\d+(?:\.\d+)?/y;
const text = /"(?:[^"]|"")*"/y;
const word = /[A-Za-z][A-Za-z0-9_]*/y;
const sign = /!=|<=|>=|[-+*/=<>(),]/y;

const languageWord = /^(?:and|or|not|true|false)$/i;

/** Operators of other languages, with their equivalent here. */
const habits: readonly [written: string, advice: string][] = [
  ['==', 'Write = to compare.'],
  ['<>', 'Write != for "is not".'],
  ['≠', 'Write != for "is not".'],
  ['!', 'Write != for "is not", or the word not.'],
  ['≤', 'Write <= for "at most".'],
  ['≥', 'Write >= for "at least".'],
  ['&', 'Write the word and between conditions, or concat(…) to join texts.'],
  ['|', 'Write the word or between conditions.'],
  ['×', 'Write * to multiply.'],
  ['÷', 'Write / to divide.'],
  ['−', 'Use the minus sign on the keyboard: -.'],
  ['–', 'Use the minus sign on the keyboard: -.'],
  ['.', 'Write a digit before the point, such as 0.5.'],
  ['“', 'Write texts in straight quotes: "like this".'],
  ['”', 'Write texts in straight quotes: "like this".'],
  ['„', 'Write texts in straight quotes: "like this".'],
  ["'", 'Write texts in straight double quotes: "like this".'],
  [';', 'Write a comma between the values of a function.'],
];

/** The tokens of a formula, followed by one of kind `end`. */
export function readTokens(source: string): Result<readonly Token[], FormulaFault> {
  const tokens: Token[] = [];
  let at = skipSpace(source, 0);
  while (at < source.length) {
    const token = tokenAt(source, at);
    const habit = token?.token.kind === 'sign' || token === undefined ? habitAt(source, at) : undefined;
    if (token === undefined || habit !== undefined)
      return failed({ code: 'formula_syntax', at, message: advice(source, at, habit?.[1]) });
    tokens.push(token.token);
    at = skipSpace(source, token.end);
  }
  tokens.push({ kind: 'end', at: source.length, text: '' });
  return ok(tokens);
}

function habitAt(source: string, at: number): (typeof habits)[number] | undefined {
  return habits.find(([written]) => source.startsWith(written, at) && !source.startsWith('!=', at));
}

const patterns = [
  ['number', number],
  ['word', word],
  ['sign', sign],
  ['text', text],
] as const;

function tokenAt(source: string, at: number): { token: Token; end: number } | undefined {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const written = pattern.exec(source)?.[0];
    if (written !== undefined)
      return { token: { kind, at, text: meaning(kind, written) }, end: pattern.lastIndex };
  }
  return undefined;
}

function meaning(kind: Token['kind'], written: string): string {
  if (kind === 'text') return written.slice(1, -1).replaceAll('""', '"');
  return kind === 'word' && languageWord.test(written) ? written.toLowerCase() : written;
}

function skipSpace(source: string, at: number): number {
  space.lastIndex = at;
  space.test(source);
  return space.lastIndex;
}

function advice(source: string, at: number, known: string | undefined): string {
  if (known !== undefined) return known;
  if (source[at] === '"') return 'This text has no end; write " behind it.';
  return `"${String.fromCodePoint(source.codePointAt(at) ?? 0)}" has no meaning in a formula; take it out.`;
}
