import { createPrompt } from './createPrompt.ts';

/** Has somebody prove who they are; true when they did. */
export const { ask: askToConfirm, end: endConfirm, useIsAsked: useConfirmAsked } = createPrompt();
