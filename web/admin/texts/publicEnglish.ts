import type { Texts } from './compiled/language/en.ts';
import { texts } from './compiled/public/en.ts';
import type { Language } from './language.ts';

/** English, which is always here, for the screens without a session; all its texts would weigh as much as these screens. */
export const publicEnglish: Language = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  texts: texts as unknown as Texts,
};
