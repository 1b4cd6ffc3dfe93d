import { isObject } from '#kit/isObject.ts';
import type { Facts } from '../type/facts.ts';
import { types } from '../type/types.ts';
import { isFieldType } from '../value/kinds.ts';

/** Counts of the parts of a form that cost time. */
export interface FormSize {
  fields: number;
  /** Options, cells and other inputs that its page can have; a country list counts each country. */
  inputs: number;
  /** Comparisons and groups of them. */
  conditions: number;
  /** Actions of rules. */
  actions: number;
  /** Actions of workflows. */
  deliveries: number;
  /** Values, operators and words of formulas, also of those in texts. */
  terms: number;
  /** Characters in the language with the most of them, without pictures. */
  characters: number;
  /** Characters in all languages, without pictures. */
  allCharacters: number;
}

export type FormPart = keyof FormSize;

/** Deeper than any document; a deeper one is refused by the schema. */
const deepest = 100;

/**
 * Measures a document of the form language. It takes any JSON, so that a document that is too large is refused before
 * the schema reads all of it.
 */
export function formSize(document: unknown): FormSize {
  const size = nothing();
  if (!isObject(document)) return size;
  const { translations } = document;
  // Without a copy, which takes longer than all else where there are many keys.
  for (const name in document)
    if (name !== 'translations') measure(document[name], name, name === 'workflows', size, 1);
  size.allCharacters = size.characters;
  if (!isObject(translations)) return size;
  for (const translation of Object.values(translations)) {
    const translated = nothing();
    measure(translation, '', false, translated, 0);
    size.terms += translated.terms;
    size.allCharacters += translated.characters;
    // A page shows one language.
    size.characters = Math.max(size.characters, translated.characters);
  }
  return size;
}

function nothing(): FormSize {
  return {
    fields: 0,
    inputs: 0,
    conditions: 0,
    actions: 0,
    deliveries: 0,
    terms: 0,
    characters: 0,
    allCharacters: 0,
  };
}

/** Keys whose texts nobody reads. */
const names: ReadonlySet<string> = new Set([
  'id',
  'key',
  'type',
  'value',
  'formula',
  'field',
  'page',
  'operator',
  'action',
]);

function measure(value: unknown, key: string, inWorkflow: boolean, size: FormSize, depth: number): void {
  if (depth > deepest) return;
  if (typeof value === 'string') {
    if (value.startsWith('data:')) return;
    if (!names.has(key)) size.characters += value.length;
    size.terms += key === 'formula' ? termsIn(value) : termsInText(value);
  } else if (Array.isArray(value)) {
    for (const each of value) {
      if (key === 'fields' && !inWorkflow) {
        size.fields += 1;
        if (isObject(each)) size.inputs += inputsOf(each);
      } else if (key === 'do') size[inWorkflow ? 'deliveries' : 'actions'] += 1;
      measure(each, key, inWorkflow, size, depth + 1);
    }
  } else if (isObject(value)) {
    if (key === 'when' || key === 'all' || key === 'any') size.conditions += 1;
    for (const name in value) measure(value[name], name, inWorkflow || name === 'workflows', size, depth + 1);
  }
}

/** The most that the page can have for the field. */
function inputsOf(field: Readonly<Record<string, unknown>>): number {
  const { type } = field;
  if (typeof type !== 'string' || !isFieldType(type)) return 1;
  const { inputs }: Facts<never> = types[type].facts;
  return inputs?.(field) ?? 1;
}

const quotedOrTerm = /"[^"]*"|\d+(?:\.\d+)?|\w+|[^\s\w]/g;

/** Longer than a formula may be, so that a crafted text costs no more than its length. */
const maxFormulaLength = 2000;

function termsIn(formula: string): number {
  return formula.length > maxFormulaLength ? formula.length : (formula.match(quotedOrTerm)?.length ?? 0);
}

function termsInText(text: string): number {
  if (!text.includes('[')) return 0;
  let terms = 0;
  for (const [bracket] of text.matchAll(/\[[^[\]]*\](?!\()/g)) terms += termsIn(bracket.slice(1, -1));
  return terms;
}
