import { findPersonalLink } from '#store/query/collect/personalLink.ts';
import type { FindSubmissions } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { personalKeyHash } from './personalKey.ts';

export type LinkStanding =
  /** Nobody has answered by it, or the one who sends now has. */
  | { readonly state: 'open'; readonly id: string }
  /** There is no key at all; none such, or it was revoked; somebody has answered by it. */
  | { readonly state: 'needed' | 'wrong' | 'used' };

interface Reader {
  readonly db: Database;
  readonly findSubmissions: FindSubmissions;
}

/**
 * How a personal link stands for whoever comes with its key, and perhaps with a submission. Exact in a transaction that
 * has locked the form, together with the submissions that it has let in and not stored yet. Whoever only began to pay has
 * not answered: their place goes to whoever comes next.
 */
export async function linkStanding(
  { db, findSubmissions }: Reader,
  organizationId: OrganizationId,
  formId: string,
  key: string | undefined,
  submissionId?: string,
  letIn: ReadonlySet<string> = new Set(),
): Promise<LinkStanding> {
  if (key === undefined || key === '') return { state: 'needed' };
  const link = await findPersonalLink(db, organizationId, formId, personalKeyHash(formId, key));
  if (link === undefined || link.revoked_at !== null) return { state: 'wrong' };
  const { id, submission_id: before } = link;
  if (before === null || before === submissionId) return { state: 'open', id };
  if (letIn.has(before)) return { state: 'used' };
  const [sent] = await findSubmissions(organizationId, formId, [before]);
  return sent === undefined || sent.state === 'pending_payment' ? { state: 'open', id } : { state: 'used' };
}
