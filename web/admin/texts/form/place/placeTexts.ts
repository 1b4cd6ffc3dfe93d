import type { english } from './english/english.ts';

/** The texts of a form's own place, loaded with it and not at the start of the app. */
export type PlaceTexts = typeof english;
