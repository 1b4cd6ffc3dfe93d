import type { Catalogue } from './catalogue.ts';
import { english } from './english.ts';
import { interfaceEnglish } from './interfaceTexts.ts';

export interface Language {
  /** What the language calls itself, for the switch. */
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
  ['ar', rightToLeft('العربية', async () => (await import('./arabic.ts')).arabic)],
  ['de', leftToRight('Deutsch', async () => (await import('./german.ts')).german)],
  ['es', leftToRight('Español', async () => (await import('./spanish.ts')).spanish)],
  ['fr', leftToRight('Français', async () => (await import('./french.ts')).french)],
  ['he', rightToLeft('עברית', async () => (await import('./hebrew.ts')).hebrew)],
  ['hi', leftToRight('हिन्दी', async () => (await import('./hindi.ts')).hindi)],
  ['it', leftToRight('Italiano', async () => (await import('./italian.ts')).italian)],
  ['ja', leftToRight('日本語', async () => (await import('./japanese.ts')).japanese)],
  ['ko', leftToRight('한국어', async () => (await import('./korean.ts')).korean)],
  ['nl', leftToRight('Nederlands', async () => (await import('./dutch.ts')).dutch)],
  ['pl', leftToRight('Polski', async () => (await import('./polish.ts')).polish)],
  ['pt', leftToRight('Português', async () => (await import('./portuguese.ts')).portuguese)],
  ['ru', leftToRight('Русский', async () => (await import('./russian.ts')).russian)],
  ['sv', leftToRight('Svenska', async () => (await import('./swedish.ts')).swedish)],
  ['tr', leftToRight('Türkçe', async () => (await import('./turkish.ts')).turkish)],
  ['uk', leftToRight('Українська', async () => (await import('./ukrainian.ts')).ukrainian)],
  ['zh', leftToRight('简体中文', async () => (await import('./chinese.ts')).chinese)],
]);
