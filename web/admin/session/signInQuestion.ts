import { createPrompt } from '../api/createPrompt.ts';

/** Asks whoever was signed in to sign in again, over the screen that they are on; true when they did. */
export const { ask: askToSignIn, end: endSignIn, isAsked, useIsAsked } = createPrompt();
