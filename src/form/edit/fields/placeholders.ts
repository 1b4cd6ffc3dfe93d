import { isObject } from '#kit/isObject.ts';
import type { Field, FormDefinition } from '../../definition/document.ts';
import { changeFields } from './fields.ts';

/*
 * Options, columns and rows that the builder added and nobody has written anything for. The builder shows them as
 * “Option 2”; a published form does not have them.
 */

type Item = Readonly<Record<string, unknown>>;

const listNames = ['options', 'columns', 'rows'] as const;

/** The name of an item that the builder added. One of a file or of another service has a name of its own. */
const isOwnName = /^(option|column|row)(-?\d+)?$/;

/** Whether nobody has written anything for the item yet. */
export function isPlaceholder(item: Item): boolean {
  const { label, value, id, ...others } = item;
  const isBare = Object.values(others).every((other) => other === undefined);
  return isBare && isBlank(label) && isOwnName.test(String(value ?? id));
}

/** The first placeholder among the options after one. */
export function placeholderAfter(options: readonly Item[], after: number): number | undefined {
  const found = options.findIndex((option, index) => index > after && isPlaceholder(option));
  return found === -1 ? undefined : found;
}

/**
 * The form without placeholders that have company, and that no rule or formula names. Where nobody has written
 * anything at all, the list stays as it is.
 */
export function withoutPlaceholders(draft: FormDefinition): FormDefinition {
  const fields = draft.pages.flatMap((page) => page.fields);
  const some = fields.filter((field) => listsOf(field).some((items) => items.some(isPlaceholder)));
  if (some.length === 0) return draft;
  const named = namesIn(draft);
  const ids = some.map(({ id }) => id);
  return changeFields(draft, ids, (field) => withoutUnwritten(field, named));
}

function withoutUnwritten(field: Field, named: Names): Field {
  const lists: Record<string, unknown> = {};
  for (const name of listNames) {
    const items = itemsOf(field, name);
    const inner = items.map((item) => {
      const options = optionsIn(item);
      const kept = written(options, field, named);
      return kept === options ? item : { ...item, options: kept };
    });
    const kept = written(inner, field, named);
    if (kept.length < items.length || kept.some((item, index) => item !== items[index])) lists[name] = kept;
  }
  return Object.keys(lists).length === 0 ? field : ({ ...field, ...lists } as Field);
}

function written(items: readonly Item[], field: Field, named: Names): readonly Item[] {
  if (!items.some(isPlaceholder) || items.every(isPlaceholder)) return items;
  const kept = items.filter((item) => !isPlaceholder(item) || isNamed(field, item, named));
  return kept.length === items.length ? items : kept;
}

/** The names by which a draft mentions options, columns and rows. */
interface Names {
  /** `field1 option2`: a field with what a condition compares it with. */
  readonly compared: ReadonlySet<string>;
  /** Texts in quotes and names behind a dot, as formulas have them. */
  readonly inFormulas: ReadonlySet<string>;
}

function namesIn(draft: FormDefinition): Names {
  const compared = new Set<string>();
  const inFormulas = new Set<string>();
  const read = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const [, text, name] of part.matchAll(/"([^"]*)"|([\w-]+\.[\w-]+)/g))
        inFormulas.add(text ?? name ?? '');
    } else if (Array.isArray(part)) part.forEach(read);
    else if (isObject(part)) {
      if (typeof part.field === 'string')
        for (const value of [part.value].flat()) compared.add(`${part.field} ${value}`);
      Object.values(part).forEach(read);
    }
  };
  read(draft);
  return { compared, inFormulas };
}

function isNamed(field: Field, { value, id }: Item, { compared, inFormulas }: Names): boolean {
  const name = String(value ?? id);
  const isDefault = [(field as Item).default].flat().includes(name);
  return (
    isDefault ||
    compared.has(`${field.id} ${name}`) ||
    inFormulas.has(name) ||
    inFormulas.has(`${field.id}.${name}`)
  );
}

/** The field with a name for each placeholder, to be shown: `{number}` in a word is its place. */
export function withNamedPlaceholders(
  field: Field,
  words: Readonly<Record<'option' | 'column' | 'row', string>>,
): Field {
  const named: Record<string, unknown> = { ...field };
  let isChanged = false;
  for (const [name, word] of [
    ['options', words.option],
    ['columns', words.column],
    ['rows', words.row],
  ] as const) {
    const items = itemsOf(field, name);
    if (!items.some(({ label }) => isBlank(label))) continue;
    isChanged = true;
    named[name] = items.map((item, index) =>
      isBlank(item.label) ? { ...item, label: numbered(word, index) } : item,
    );
  }
  return isChanged ? (named as unknown as Field) : field;
}

/** The draft as visitors would see it, with names where nobody has written any yet. */
export function asPublished(
  draft: FormDefinition,
  words: Readonly<Record<'option' | 'column' | 'row', string>>,
): FormDefinition {
  const shown = withoutPlaceholders(draft);
  const unwritten = shown.pages
    .flatMap((page) => page.fields)
    .filter((field) => unwrittenLists(field).length > 0)
    .map(({ id }) => id);
  return unwritten.length === 0
    ? shown
    : changeFields(shown, unwritten, (field) => withNamedPlaceholders(field, words));
}

/** `Option 2` of `Option {number}`, from an index. */
export function numbered(word: string, index: number): string {
  return word.replace('{number}', String(index + 1));
}

/** The lists of a field in which nobody has written anything. */
export function unwrittenLists(field: Field): (typeof listNames)[number][] {
  return listNames.filter((name) => {
    const items = itemsOf(field, name);
    return items.length > 0 && items.every(isPlaceholder);
  });
}

function itemsOf(field: Field, name: (typeof listNames)[number]): readonly Item[] {
  const list = (field as Item)[name];
  return Array.isArray(list) ? list : [];
}

/** The options of a column. */
function optionsIn(item: Item): readonly Item[] {
  return Array.isArray(item.options) ? item.options : [];
}

/** All lists of a field, those inside of columns too. */
function listsOf(field: Field): (readonly Item[])[] {
  const lists = listNames.map((name) => itemsOf(field, name));
  return [...lists, ...lists.flat().map(optionsIn)];
}

function isBlank(label: unknown): boolean {
  return typeof label === 'string' && label.trim() === '';
}
