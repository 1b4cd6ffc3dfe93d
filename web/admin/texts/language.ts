import type { Texts } from './compiled/language/en.ts';
import type { texts as publicTexts } from './compiled/public/en.ts';

interface NamedLanguage {
  /** As browsers call it, such as `de` or `pt-BR`. */
  readonly code: string;
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A line of `catalogue/languages.json`. */
export interface ListedLanguage extends NamedLanguage {
  readonly load: () => Promise<{ readonly texts: Texts }>;
  /** Only the texts of the screens without a session. */
  readonly loadPublic: () => Promise<{ readonly texts: typeof publicTexts }>;
}

/** A language of the app whose texts are here. */
export interface Language extends NamedLanguage {
  readonly texts: Texts;
}
