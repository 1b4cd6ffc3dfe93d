import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** The translated texts of templates, keyed by the original text. */
export type TemplateWords = Readonly<Record<string, string>>;

/** Keyed by language code. */
export const templateWords: ReadonlyMap<string, TemplateWords> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);
