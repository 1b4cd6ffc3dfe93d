import { hash } from 'node:crypto';
import type { Answer, Answers, UploadedFile } from '#form/value/answer.ts';

/**
 * A hash of the answers of a submission, in hexadecimal digits: the same for the same answers in any order and
 * encoding,
 * so that a retry is told from another submission with the same id. Pass the answers as read, before rules change
 * them. Of
 * a file, name and content count, because each upload has its own id.
 *
 *   bodyHash(answersIn(readAnswers(form, input, context)), (id) => sha256ById.get(id))
 */
export function bodyHash(answers: Answers, sha256Of: (uploadId: string) => string | undefined): string {
  const meaning: [string, unknown][] = [];
  for (const [id, answer] of answers) meaning.push([id, meaningOf(answer, sha256Of)]);
  meaning.sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(meaning));
}

function meaningOf(answer: Answer, sha256Of: (uploadId: string) => string | undefined): unknown {
  if (!Array.isArray(answer)) return inOneOrder(answer);
  return answer.map((entry) =>
    isFile(entry) ? { content: sha256Of(entry.id) ?? entry.id, name: entry.name } : inOneOrder(entry),
  );
}

function isFile(entry: object): entry is UploadedFile {
  return 'id' in entry && 'size' in entry;
}

/** Sorts the keys of objects, recursively. */
function inOneOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOneOrder);
  const entries = Object.entries(value).map(([key, part]) => [key, inOneOrder(part)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
