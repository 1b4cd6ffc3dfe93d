import type { Field, FormDefinition } from '../../definition/document.ts';
import { expressionsIn } from '../../formula/fieldsIn.ts';
import type { Expression } from '../../formula/formula.ts';
import { parseFormula } from '../../formula/parse.ts';
import { textPieces } from '../../formula/template.ts';
import { ownValue } from '../../value/ownValue.ts';

/** The words for what is inserted into texts, in the language of the app. {name}, {start} and {end} are names of fields. */
export interface InsertedWords {
  readonly priceOf: string;
  readonly daysBetween: string;
  readonly formula: string;
  /** Names a field that does not exist. */
  readonly deleted: string;
  /** A formula that cannot be read, or that names a field that does not exist. */
  readonly broken: string;
}

/** The content of brackets in a text, as people read it. */
export interface InsertedPart {
  readonly kind: 'answer' | 'formula' | 'broken';
  readonly name: string;
}

/** In a sentence the names of questions are enough, in any language. */
const inSentences: InsertedWords = {
  priceOf: '{name}',
  daysBetween: '{start} – {end}',
  formula: '…',
  deleted: '…',
  broken: '…',
};

type FieldsById = ReadonlyMap<string, Field>;

/** Results that are only written in another way. */
const formats: ReadonlySet<string> = new Set(['money', 'fixed', 'round', 'floor', 'ceil', 'text', 'number']);

/** Says what is inserted by a formula in brackets. Names of fields are those that the draft has now. */
export function namesInserted(
  { pages }: Pick<FormDefinition, 'pages'>,
  words: InsertedWords,
): (source: string) => InsertedPart {
  const fields = new Map(pages.flatMap((page) => page.fields.map((field) => [field.id, field])));
  return (source) => insertedPart(source, fields, words);
}

function insertedPart(source: string, fields: FieldsById, words: InsertedWords): InsertedPart {
  const parsed = parseFormula(source);
  if (!parsed.ok) return { kind: 'broken', name: words.broken };
  const { root } = parsed.value;
  const isBroken = [...expressionsIn(parsed.value)].some(
    (part) => part.kind === 'field' && !fields.has(part.id),
  );
  if (root.kind === 'field')
    return isBroken
      ? { kind: 'broken', name: words.deleted }
      : { kind: 'answer', name: nameOf(root.id, fields) };
  if (isBroken) return { kind: 'broken', name: words.broken };
  return { kind: 'formula', name: nameOfResult(root, fields, words) ?? words.formula };
}

/** Undefined for a result that only its formula describes. */
function nameOfResult(result: Expression, fields: FieldsById, words: InsertedWords): string | undefined {
  if (result.kind === 'field') return nameOf(result.id, fields);
  if (result.kind === 'number') return result.value.toText();
  if (result.kind === 'call' && formats.has(result.calls.name)) {
    const [inner] = result.given;
    if (inner === undefined) return undefined;
    if (inner.kind === 'field' && result.calls.name !== 'text' && hasPrices(fields.get(inner.id)))
      return filled(words.priceOf, { name: nameOf(inner.id, fields) });
    return nameOfResult(inner, fields, words);
  }
  if (result.kind === 'arithmetic' && result.operator === '-') {
    const [end, start] = [dayOf(result.left), dayOf(result.right)];
    if (end !== undefined && start !== undefined)
      return filled(words.daysBetween, { start: nameOf(start, fields), end: nameOf(end, fields) });
  }
  return undefined;
}

/** The field of `days(field1)`. */
function dayOf(expression: Expression): string | undefined {
  if (expression.kind !== 'call' || expression.calls.name !== 'days') return undefined;
  const [day] = expression.given;
  return day?.kind === 'field' ? day.id : undefined;
}

function hasPrices(field: Field | undefined): boolean {
  if (field === undefined) return false;
  const options = ownValue(field, 'options');
  const priced = (each: unknown) =>
    typeof each === 'object' && each !== null && ownValue(each, 'price') !== undefined;
  return (Array.isArray(options) && options.some(priced)) || priced(ownValue(field, 'other'));
}

function nameOf(id: string, fields: FieldsById): string {
  const field = fields.get(id);
  return field === undefined ? id : nameOfField(field);
}

/** The label of a field on one line; its key or id where it has none. */
export function nameOfField({ id, key = id, label }: Pick<Field, 'id' | 'key' | 'label'>): string {
  return onOneLine(label) || key;
}

/** A label for lists. What is inserted into it would need names in turn. */
export function onOneLine(label: string): string {
  return textPieces(label)
    .map((piece) => ('text' in piece ? piece.text : '…'))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function filled(words: string, names: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

/** A text with names in place of what is inserted, for places that show it only: `Thank you, ‹Full name›`. */
export function withNamesInserted(text: string, nameOfPart: (source: string) => InsertedPart): string {
  if (!text.includes('[')) return text;
  return textPieces(text)
    .map((piece) => ('text' in piece ? piece.text : `‹${nameOfPart(piece.source).name}›`))
    .join('');
}

/** The same on one line, as a part of a sentence about the form. */
export function inSentence(draft: Pick<FormDefinition, 'pages'>, text: string): string {
  return withNamesInserted(text, namesInserted(draft, inSentences)).replace(/\s+/g, ' ').trim();
}
