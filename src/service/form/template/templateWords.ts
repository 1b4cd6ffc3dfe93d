import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** What templates say in another language, by what they say in their files. */
export type TemplateWords = Readonly<Record<string, string>>;

/** By the code of the language. */
export const templateWords: ReadonlyMap<string, TemplateWords> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);
