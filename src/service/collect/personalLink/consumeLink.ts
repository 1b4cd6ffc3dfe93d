import { markLinkUsed } from '#store/query/collect/personalLink.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Candidate, LimitFailure } from '../submission.ts';
import { type PersonalLinkState, personalLinkState } from './personalLinkState.ts';

/**
 * Marks a personal link as used, or returns why it cannot be; in a transaction that has locked the form.
 * `letIn` holds the submissions that this transaction has admitted so far.
 */
export async function consumeLink(
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  formId: string,
  { personalKey, submission_id }: Pick<Candidate, 'personalKey' | 'submission_id'>,
  letIn: Set<string>,
): Promise<LimitFailure | undefined> {
  const standing = await personalLinkState(
    transaction,
    organizationId,
    formId,
    personalKey,
    submission_id,
    letIn,
  );
  if (standing.state !== 'open') return linkFailure(standing);
  await markLinkUsed(transaction.db, organizationId, formId, standing.id, submission_id);
  letIn.add(submission_id);
  return undefined;
}

export interface LinkFailure {
  readonly code: 'personal_link_needed' | 'personal_link_wrong' | 'already_answered';
}

export function linkFailure({ state }: Exclude<PersonalLinkState, { state: 'open' }>): LinkFailure {
  const codes = {
    needed: 'personal_link_needed',
    wrong: 'personal_link_wrong',
    used: 'already_answered',
  } as const;
  return { code: codes[state] };
}
