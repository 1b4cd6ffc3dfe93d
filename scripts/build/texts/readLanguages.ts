import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A language of the app, a line of `languages.json`. */
export interface AppLanguage {
  /** As browsers call it, such as `de` or `pt-BR`. */
  readonly code: string;
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the app in the order of its menus. */
export function readLanguages(root: string): AppLanguage[] {
  return JSON.parse(readFileSync(join(root, 'web/admin/texts/catalogue/languages.json'), 'utf8'));
}
