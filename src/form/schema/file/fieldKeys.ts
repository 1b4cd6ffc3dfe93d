import { reservedMeaning } from '../../definition/fieldKeys.ts';
import { parseFormula } from '../../formula/parse.ts';
import { formulaAt } from '../../formula/template.ts';
import type { FormDefinition } from '../definition.ts';
import { fieldKeyPattern } from '../field/base.ts';
import type { FormFile } from '../formFile.ts';
import { isGroup } from './expandShorthands.ts';
import { part } from './keysAt.ts';

/** Names of fields, by the names that they replace. */
type Names = ReadonlyMap<string, string>;

/**
 * Replaces the keys of fields by their ids wherever a file refers to fields. Stored documents know ids only, so a key
 * can be renamed without touching formulas, rules or answers.
 */
export function keysToIds(file: unknown): unknown {
  const names = new Map<string, string>();
  const ids = new Set<unknown>();
  for (const field of fieldsIn(file)) ids.add(part(field, 'id'));
  for (const field of fieldsIn(file)) {
    const key = part(field, 'key');
    const id = part(field, 'id');
    if (typeof key !== 'string' || typeof id !== 'string' || !fieldKeyPattern.test(key)) continue;
    if (!names.has(key) && !ids.has(key) && reservedMeaning(key) === undefined) names.set(key, id);
  }
  return names.size === 0 ? file : renamed(file, names);
}

/** The inverse, for files that people read. */
export function idsToKeys(file: FormFile): FormFile {
  const names = new Map<string, string>();
  for (const { id, key } of file.pages.flatMap(({ fields }) => fields))
    if (key !== undefined && !names.has(id)) names.set(id, key);
  // The walk keeps the shape of the file.
  return names.size === 0 ? file : (renamed(file, names) as FormFile);
}

/** Replaces the ids of fields wherever a document refers to them, but not the ids of the fields themselves. */
export function renameReferences(document: FormDefinition, names: Names): FormDefinition {
  // The walk keeps the shape of the document.
  return renamed(document, names) as FormDefinition;
}

function* fieldsIn(file: unknown): Generator<unknown> {
  const pages = part(file, 'pages');
  for (const page of Array.isArray(pages) ? pages : []) {
    const fields = part(page, 'fields');
    if (Array.isArray(fields)) yield* fields;
  }
}

/** Parts of a document without formulas and references. */
const plain = new Set(
  'id key type name css source pattern redirect texts parameter value default option operator slug'.split(
    ' ',
  ),
);

/** Groups of a translation whose keys are names that the author chose. */
const freeKeys = new Set(['fields', 'options', 'columns', 'rows']);

function renamed(value: unknown, names: Names, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'field') return names.get(value) ?? value;
    return key === 'formula' ? inFormula(value, names) : inText(value, names);
  }
  // The items of a list are groups or texts of their own, whatever the list is called.
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (!isGroup(value)) return value;
  const isFree = freeKeys.has(key);
  return Object.fromEntries(
    Object.entries(value).map(([inner, held]) => [
      key === 'fields' ? (names.get(inner) ?? inner) : inner,
      isFree ? renamed(held, names) : plain.has(inner) ? held : renamed(held, names, inner),
    ]),
  );
}

const word = /[A-Za-z][A-Za-z0-9_]*/g;

/** Quoted texts and names of functions stay. */
function inFormula(source: string, names: Names): string {
  return source.replace(/"[^"]*"|[^"]+/g, (piece) =>
    piece.startsWith('"')
      ? piece
      : piece.replace(word, (found, at: number) =>
          /^\s*\(/.test(piece.slice(at + found.length)) ? found : (names.get(found) ?? found),
        ),
  );
}

/** Only brackets that are formulas once the names are replaced; `[email me]` is text. */
function inText(text: string, names: Names): string {
  if (!text.includes('[')) return text;
  return text.replace(
    /(\\?)\[((?:"[^"]*"|[^[\]"])*)\](\((?:https?:|mailto:))?/gi,
    (whole, backslash, source, link) => {
      if (backslash !== '' || link !== undefined) return whole;
      const written = inFormula(source, names);
      if (written === source) return whole;
      return formulaAt(`[${source}]`, 0) !== undefined || parseFormula(written).ok ? `[${written}]` : whole;
    },
  );
}
