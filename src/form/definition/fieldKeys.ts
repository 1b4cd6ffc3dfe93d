import { formulaFunctions } from '../formula/functions.ts';

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
