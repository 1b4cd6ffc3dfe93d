import { parseFormula } from '../formula/parse.ts';
import { formulaAt } from '../formula/template.ts';

/** Names of fields, by the names that they replace. */
export type Names = ReadonlyMap<string, string>;

/** Parts of a document without formulas and references. */
const plain = new Set(
  'id key type name css source pattern redirect texts parameter value default option operator slug'.split(
    ' ',
  ),
);

/** Groups of a translation whose keys are names that the author chose. */
const freeKeys = new Set(
  'fields options option_descriptions option_images columns column_options rows endings'.split(' '),
);

/**
 * Replaces the names of fields wherever a document refers to fields: in rules, formulas, texts with answers and
 * translations. The ids of the fields themselves stay. Parts without such a name are shared with what was given.
 */
export function renameFields(value: unknown, names: Names, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'field') return names.get(value) ?? value;
    return key === 'formula' ? inFormula(value, names) : inText(value, names);
  }
  // The items of a list are groups or texts of their own, whatever the list is called.
  if (Array.isArray(value)) {
    const items = value.map((item) => renameFields(item, names));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const isFree = freeKeys.has(key);
  const before = Object.entries(value);
  const after = before.map(([inner, held]): [string, unknown] => [
    key === 'fields' ? (names.get(inner) ?? inner) : inner,
    isFree
      ? renameFields(held, names, key === 'column_options' ? 'options' : '')
      : plain.has(inner)
        ? held
        : renameFields(held, names, inner),
  ]);
  const isSame = after.every(([inner, held], at) => inner === before[at]?.[0] && held === before[at]?.[1]);
  return isSame ? value : Object.fromEntries(after);
}

const word = /[A-Za-z][A-Za-z0-9_]*/g;

/** A formula with other names for its fields. Quoted texts and names of functions stay. */
export function inFormula(source: string, names: Names): string {
  return source.replace(/"[^"]*"|[^"]+/g, (piece) =>
    piece.startsWith('"')
      ? piece
      : piece.replace(word, (found, at: number) =>
          /^\s*\(/.test(piece.slice(at + found.length)) ? found : (names.get(found) ?? found),
        ),
  );
}

/** A text with other names in its formulas: only in brackets that are formulas then; `[email me]` is text. */
export function inText(text: string, names: Names): string {
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
