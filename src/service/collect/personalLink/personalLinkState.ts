import { findPersonalLink } from '#store/query/collect/personalLink.ts';
import type { FindSubmissions } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { personalKeyHash } from './personalKey.ts';

export type PersonalLinkState =
  /** Unused, or used by this very submission. */
  | { readonly state: 'open'; readonly id: string }
  /** No key was given; the key is unknown or revoked; the link was used. */
  | { readonly state: 'needed' | 'wrong' | 'used' };

interface Reader {
  readonly db: Database;
  readonly findSubmissions: FindSubmissions;
}

/**
 * The state of a personal link for a key and an optional submission. Exact in a transaction that has locked the
 * form, given the submissions it has admitted but not stored yet. A submission that waits for payment does not
 * count as an answer: the next sender replaces it.
 */
export async function personalLinkState(
  { db, findSubmissions }: Reader,
  organizationId: OrganizationId,
  formId: string,
  key: string | undefined,
  submissionId?: string,
  letIn: ReadonlySet<string> = new Set(),
): Promise<PersonalLinkState> {
  if (key === undefined || key === '') return { state: 'needed' };
  const link = await findPersonalLink(db, organizationId, formId, personalKeyHash(formId, key));
  if (link === undefined || link.revoked_at !== null) return { state: 'wrong' };
  const { id, submission_id: before } = link;
  if (before === null || before === submissionId) return { state: 'open', id };
  if (letIn.has(before)) return { state: 'used' };
  const [sent] = await findSubmissions(organizationId, [{ form_id: formId, submission_id: before }]);
  return sent === undefined || sent.state === 'pending_payment' ? { state: 'open', id } : { state: 'used' };
}
