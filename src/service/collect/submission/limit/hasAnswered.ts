import { findUniqueAnswer } from '#store/query/response/uniqueAnswer.ts';
import type { Store } from '#store/store.ts';
import type { AnswerKeys } from '../../answerKeys.ts';
import type { PublishedForm } from '../../publishedForm/publishedForms.ts';
import { browserHashes, isReplaceableState } from './onePerPerson.ts';

/**
 * Whether this browser has already answered the form, so that the page can say so early. The exact check runs
 * when a response is stored. A pending payment and a deleted response do not count as an answer.
 */
export async function hasAnswered(
  { read, findSubmissions }: Pick<Store, 'read' | 'findSubmissions'>,
  keys: AnswerKeys,
  { organizationId, id }: PublishedForm,
  browserToken: string,
): Promise<boolean> {
  const before = await findUniqueAnswer(read, organizationId, id, browserHashes(keys, id, browserToken));
  if (before === undefined || before.submission_id === null) return before !== undefined;
  const [sent] = await findSubmissions(organizationId, [
    { form_id: id, submission_id: before.submission_id },
  ]);
  return !isReplaceableState(sent?.state);
}
