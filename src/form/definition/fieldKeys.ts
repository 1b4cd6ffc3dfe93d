import { isObject } from '#kit/isObject.ts';
import { formulaFunctions } from '../formula/functions.ts';
import { fieldKeyPattern } from '../type/everyField.ts';
import { ownValue } from '../value/ownValue.ts';
import type { FormDefinition } from './document.ts';
import type { Names } from './renameFields.ts';

/** Query parameters of form pages that mean something else. */
const parameters = ['key', 'resume', 'lang', 'test', 'embed', 'token'];

/** `data-` attributes of embedded forms that mean something else; see `web/embed/options.ts`. */
const attributes = [
  'values',
  'pass',
  'url',
  'title',
  'label',
  'close',
  'width',
  'height',
  'side',
  'resize',
  'canvass',
];

const words = ['and', 'or', 'not', 'true', 'false'];

const reserved: ReadonlyMap<string, string> = new Map([
  ...parameters.map((name) => [name, 'a parameter of form pages'] as const),
  ...attributes.map((name) => [name, 'an attribute of embedded forms'] as const),
  ...words.map((name) => [name, 'a word of formulas'] as const),
  ...formulaFunctions.map(({ name }) => [name, 'a function of formulas'] as const),
]);

/** Names the meaning that a key must not take over; undefined for all other keys. */
export function reservedMeaning(key: string): string | undefined {
  return reserved.get(key.toLowerCase());
}

/**
 * Whether a hidden field that reads this parameter of the address collides with the page's own use of it. `lang` does
 * not: a form may record the language that a link chose.
 */
export function isPageParameter(name: string): boolean {
  return name !== 'lang' && parameters.includes(name);
}

/** The ids of fields by their keys, without keys that mean something else. Takes any parsed file. */
export function idsByKey(document: unknown): Names {
  const fields = fieldsIn(document);
  const ids = new Set(fields.map((field) => ownValue(field, 'id')));
  const names = new Map<string, string>();
  for (const field of fields) {
    const key = ownValue(field, 'key');
    const id = ownValue(field, 'id');
    if (typeof key !== 'string' || typeof id !== 'string' || !fieldKeyPattern.test(key)) continue;
    if (!names.has(key) && !ids.has(key) && reservedMeaning(key) === undefined) names.set(key, id);
  }
  return names;
}

/** The keys of fields by their ids. */
export function keysById({ pages }: Pick<FormDefinition, 'pages'>): Names {
  const names = new Map<string, string>();
  for (const { id, key } of pages.flatMap(({ fields }) => fields))
    if (key !== undefined && !names.has(id)) names.set(id, key);
  return names;
}

function fieldsIn(document: unknown): object[] {
  const pages = isObject(document) ? ownValue(document, 'pages') : undefined;
  return listed(pages).flatMap((page) => listed(ownValue(page, 'fields')));
}

function listed(value: unknown): object[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
