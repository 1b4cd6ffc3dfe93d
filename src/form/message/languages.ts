import type { Catalogue } from './catalogue.ts';
import { interfaceEnglish } from './interfaceTexts.ts';
import { english } from './language/english.ts';

export interface Language {
  /** The language's own name, for the language switch. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** A catalogue is read only when somebody needs it. */
  load(): Promise<Catalogue>;
}

const leftToRight = (name: string, load: () => Promise<Catalogue>): Language => ({
  name,
  direction: 'ltr',
  load,
});
const rightToLeft = (name: string, load: () => Promise<Catalogue>): Language => ({
  name,
  direction: 'rtl',
  load,
});

/** The languages that Canvass itself speaks, by their tags; English comes first and stands in for all others. */
export const languages: ReadonlyMap<string, Language> = new Map([
  ['en', leftToRight('English', async () => ({ messages: english, texts: interfaceEnglish }))],
  ['ar', rightToLeft('العربية', async () => (await import('./language/arabic.ts')).arabic)],
  ['de', leftToRight('Deutsch', async () => (await import('./language/german.ts')).german)],
  ['es', leftToRight('Español', async () => (await import('./language/spanish.ts')).spanish)],
  ['fr', leftToRight('Français', async () => (await import('./language/french.ts')).french)],
  ['he', rightToLeft('עברית', async () => (await import('./language/hebrew.ts')).hebrew)],
  ['hi', leftToRight('हिन्दी', async () => (await import('./language/hindi.ts')).hindi)],
  ['it', leftToRight('Italiano', async () => (await import('./language/italian.ts')).italian)],
  ['ja', leftToRight('日本語', async () => (await import('./language/japanese.ts')).japanese)],
  ['ko', leftToRight('한국어', async () => (await import('./language/korean.ts')).korean)],
  ['nl', leftToRight('Nederlands', async () => (await import('./language/dutch.ts')).dutch)],
  ['pl', leftToRight('Polski', async () => (await import('./language/polish.ts')).polish)],
  ['pt', leftToRight('Português', async () => (await import('./language/portuguese.ts')).portuguese)],
  ['ru', leftToRight('Русский', async () => (await import('./language/russian.ts')).russian)],
  ['sv', leftToRight('Svenska', async () => (await import('./language/swedish.ts')).swedish)],
  ['tr', leftToRight('Türkçe', async () => (await import('./language/turkish.ts')).turkish)],
  ['uk', leftToRight('Українська', async () => (await import('./language/ukrainian.ts')).ukrainian)],
  ['zh', leftToRight('简体中文', async () => (await import('./language/chinese.ts')).chinese)],
]);
