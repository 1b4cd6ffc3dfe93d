import type { AnswerContext, UploadedFile } from '../../value/answer.ts';

/** Two files that the visitor has uploaded. */
export const uploads = [
  '3f0c8a52-0000-4000-8000-000000000001',
  '3f0c8a52-0000-4000-8000-000000000002',
] as const;

/** A visitor on a certain day. */
export const context: AnswerContext = {
  today: '2026-11-15',
  matches: (pattern, text) => pattern === text,
  upload: (id): UploadedFile | undefined =>
    uploads.some((known) => known === id)
      ? { id, name: 'a.pdf', type: 'application/pdf', size: 100 }
      : undefined,
};
