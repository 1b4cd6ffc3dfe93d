import type { english } from './english/english.ts';

/** The texts of one response, of actions on many and of people, loaded with their screens. */
export type ManageTexts = typeof english;
