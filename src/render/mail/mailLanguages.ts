import { english } from './language/english.ts';
import { french } from './language/french.ts';
import { german } from './language/german.ts';
import { spanish } from './language/spanish.ts';
import type { MailTexts } from './mailTexts.ts';

/** English first: it is the fallback for people whose language is unknown. */
export const mailLanguages: ReadonlyMap<string, MailTexts> = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);
