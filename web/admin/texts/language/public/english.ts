import { signIn } from '../../account/signIn.ts';
import { common } from '../../common.ts';
import { frame } from '../../frame.ts';
import type { Language } from '../../language.ts';
import { problems } from '../../problems.ts';
import type { Texts } from '../../texts.ts';

/** The English texts of the screens without a session. */
export const publicTexts = { common, frame, problems, signIn };

/** English for the screens without a session; all its texts would weigh as much as these screens. */
export const language: Language = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  texts: publicTexts as unknown as Texts,
};
