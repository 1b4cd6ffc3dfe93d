import type { Language } from '../language.ts';
import { english } from '../texts.ts';

export const language: Language = { code: 'en', name: 'English', direction: 'ltr', texts: english };
