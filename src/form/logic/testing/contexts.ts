import type { AnswerContext } from '../../answer/answer.ts';

/** A visitor on a certain day who has uploaded two files. */
export const context: AnswerContext = {
  today: '2026-11-15',
  matches: (pattern, text) => pattern === text,
  upload: (id) =>
    id === 'upload1' || id === 'upload2'
      ? { id, name: `${id}.pdf`, type: 'application/pdf', size: 100 }
      : undefined,
};
