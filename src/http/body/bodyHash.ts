import { hash } from 'node:crypto';
import type { Answer, Answers, UploadedFile } from '#form/answer/answer.ts';

/**
 * A hash of what a submission says, in hexadecimal digits: the same for the same answers, in whatever order and
 * encoding they come, so that a retry is told from another submission under the same id. Take the answers as they were
 * read, before rules drop or set any; of a file its name and content count, since each upload has an id of its own.
 *
 *   bodyHash(answersIn(readAnswers(form, input, context)), (id) => sha256ById.get(id))
 */
export function bodyHash(answers: Answers, sha256Of: (uploadId: string) => string | undefined): string {
  let meaning = '';
  for (const id of [...answers.keys()].sort()) {
    const answer = answers.get(id);
    if (answer === undefined) continue;
    meaning += `${meaning === '' ? '' : ','}[${JSON.stringify(id)},${meaningOf(answer, sha256Of)}]`;
  }
  return hash('sha256', `[${meaning}]`);
}

/** Most answers are a text or a number, which need no walk through what they hold. */
function meaningOf(answer: Answer, sha256Of: (uploadId: string) => string | undefined): string {
  return typeof answer === 'object'
    ? JSON.stringify(withContent(answer, sha256Of), inOneOrder)
    : JSON.stringify(answer);
}

function withContent(answer: Answer & object, sha256Of: (uploadId: string) => string | undefined): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.map((entry) =>
    isFile(entry) ? { name: entry.name, content: sha256Of(entry.id) ?? entry.id } : entry,
  );
}

function isFile(entry: object): entry is UploadedFile {
  return 'id' in entry && 'size' in entry;
}

/** Objects with their keys in the order of the alphabet. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  if (keys.length < 2) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
