import type { Texts } from '../schema/translation.ts';
import { texts } from './compiled/page/en.ts';

/**
 * The texts of the page around a form, in one language. A form may override those of `Texts`. Placeholders in braces,
 * such as `{max}`, are filled in and have the same name in every language. `catalogue/page/keys.json` says where some of them are.
 */
export type InterfaceTexts = typeof texts;

export const interfaceEnglish = texts satisfies Record<Exclude<keyof Texts, 'required'>, string>;
