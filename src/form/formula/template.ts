import { compileParsed } from './compileFormula.ts';
import { evaluateText, type FormulaValues } from './evaluate.ts';
import type { Formula, FormulaFault } from './formula.ts';
import { formulaFunctions } from './functions.ts';
import { parseFormula } from './parse.ts';
import { shownResult, type TextFormat } from './shownText.ts';

/** `source` is the text between the brackets. */
type TemplatePart =
  | { readonly text: string }
  | { readonly formula: Formula }
  | { readonly fault: FormulaFault; readonly source: string };

export type Template = readonly TemplatePart[];

/** A stretch of a text as it is written, or the formula in a pair of brackets. */
export type TextPiece = { readonly text: string } | { readonly source: string };

const linkTarget = /\((?:https?:|mailto:)/iy;

const quoted = /"[^"]*"/g;
const fieldWord = /\bfield[1-9]\d*\b/;
const functionCall = new RegExp(`\\b(?:${formulaFunctions.map((known) => known.name).join('|')})\\(`, 'i');

/**
 * Parses a text with formulas in brackets: `Thank you, [field1]. That is [fixed(field2 * 1.19, 2)] euros.` A bracket
 * is a formula if it contains a word like `field12` or a function call outside of quotes. Any other bracket is text,
 * and so are links `[words](https://…)`; `\[` is always a bracket.
 */
export function parseTemplate(text: string): Template {
  return textPieces(text).map((piece) => {
    if ('text' in piece) return { text: piece.text.replaceAll('\\[', '[') };
    const formula = parseFormula(piece.source);
    return formula.ok ? { formula: formula.value } : { fault: formula.failure, source: piece.source };
  });
}

/**
 * The stretches of a text and the formulas in it. Written one after the other they are the same text again.
 *
 * Reading takes linear time, also where brackets and quotes do not match.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  let at = 0;
  for (let next = text.indexOf('['); next !== -1; next = text.indexOf('[', at)) {
    const source = text[next - 1] === '\\' ? undefined : formulaAt(text, next);
    at = next + 1;
    if (source === undefined) continue;
    if (next > from) pieces.push({ text: text.slice(from, next) });
    pieces.push({ source });
    at = from = next + source.length + 2;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** A piece as it stands in the text. */
export function writtenPiece(piece: TextPiece): string {
  return 'text' in piece ? piece.text : `[${piece.source}]`;
}

/**
 * Fills in the formulas, formatted for a reader where a format is given. Brackets inside an answer are text and are
 * not parsed again.
 */
export function fillTemplate(template: Template, values: FormulaValues, format?: TextFormat): string {
  const useOf = (id: string) => values.useOf(id);
  return template
    .map((part) => {
      if ('text' in part) return part.text;
      if (!('formula' in part)) return `[${part.source}]`;
      const compiled = compileParsed(part.formula, useOf, ['text']);
      if (format === undefined) return evaluateText(compiled, values);
      return format.isolated(shownResult(compiled, values, format));
    })
    .join('');
}

/** Whether a text contains formulas. */
export function hasFormulas(text: string): boolean {
  return parseTemplate(text).some((part) => 'formula' in part);
}

/** The formula in the bracket at this offset; undefined for any other bracket. Marks in a formula are not markup. */
export function formulaAt(text: string, at: number): string | undefined {
  // Without a closing quote the next bracket ends the formula, so that the fault is reported, not printed.
  const end = closingBracket(text, at, true) ?? closingBracket(text, at, false);
  if (end === undefined) return undefined;
  linkTarget.lastIndex = end + 1;
  if (linkTarget.test(text)) return undefined;
  const source = text.slice(at + 1, end);
  return looksCalculated(source) ? source : undefined;
}

/** Formulas contain brackets only in quotes, so another opening bracket ends the search, which keeps it linear. */
function closingBracket(text: string, opening: number, heedQuotes: boolean): number | undefined {
  let inQuotes = false;
  for (let at = opening + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (heedQuotes && sign === '"') inQuotes = !inQuotes;
    else if (!inQuotes && sign === ']') return at;
    else if (!inQuotes && sign === '[') return undefined;
  }
  return undefined;
}

function looksCalculated(source: string): boolean {
  const unquoted = source.replace(quoted, '""');
  return fieldWord.test(unquoted) || functionCall.test(unquoted);
}
