import type { AnswerContext, UploadedFile } from '../../value/answer.ts';

/** The uploaded files of the visitor, for any field. */
export const uploads: readonly UploadedFile[] = [
  ['letter.pdf', 'application/pdf', 12_345],
  ['photo.JPG', 'image/jpeg', 2_000_000],
  ['notes; and more, of it.txt', 'text/plain', 0],
  ['Übersicht 表.csv', 'text/csv', 77],
].map(([name, type, size], index) => ({
  id: `0000000${index}-aaaa-4bbb-8ccc-dddddddddddd`,
  name: String(name),
  type: String(type),
  size: Number(size),
}));

export const context: AnswerContext = {
  today: '2026-11-15',
  // The patterns of the samples are harmless, so the built-in engine does.
  matches: (pattern, text) => new RegExp(`^(?:${pattern})$`, 'u').test(text),
  upload: (id) => uploads.find((file) => file.id === id),
};
