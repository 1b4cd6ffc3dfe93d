import { openQuestion } from './openQuestion.ts';

/** Has somebody prove who they are; true when they did. */
export const { ask: askToConfirm, end: endConfirm, useIsAsked: useConfirmAsked } = openQuestion();
