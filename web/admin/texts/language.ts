import type { Texts } from './texts.ts';

/** One language of the app: its texts in a file of `language/`, those without a session in `language/public/`. */
export interface Language {
  /** As browsers call it, such as `de` or `pt-BR`. */
  readonly code: string;
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: Texts;
}
