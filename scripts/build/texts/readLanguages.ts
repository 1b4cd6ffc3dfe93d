import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A language, a line of `languages.json`. */
export interface ListedLanguage {
  /** As browsers call it, such as `de` or `pt-BR`. */
  readonly code: string;
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of a catalogue in the order of menus, English first. */
export function readLanguages(root: string, catalogue: string): ListedLanguage[] {
  return JSON.parse(readFileSync(join(root, catalogue, 'languages.json'), 'utf8'));
}
