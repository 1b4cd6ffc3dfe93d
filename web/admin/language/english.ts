import type { Language } from '../texts/language.ts';
import { english } from '../texts/texts.ts';

export const language: Language = { code: 'en', name: 'English', direction: 'ltr', texts: english };
