import { clearEmail, findAddressHolder } from '#store/query/account/emailProof.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import { organizationsOfUser } from '#store/query/organization/audit.ts';
import type { Database, EmailProof, OrganizationId } from '#store/tables.ts';
import { type Actor, recordForUser } from '../../base/audit/recordAudit.ts';
import { endLinks } from '../endLinks.ts';

const rank: Record<EmailProof, number> = { none: 0, vouched: 1, proved: 2 };

interface Claim {
  readonly proof: EmailProof;
  /** The account that claims the address, if there is one. */
  readonly userId?: string;
  /** The organisation whose owner vouches for the claim. */
  readonly invitedTo?: OrganizationId | undefined;
}

/**
 * Frees the address for a claim with a stronger proof than its holder has: an account that never proved its address
 * must not block the person who does. An owner's word frees it only from accounts that belong to no other
 * organisation, or any owner could lock out people elsewhere. False if the holder keeps the address. An account that
 * loses its address stays, without one.
 */
export async function claimAddress(db: Database, email: string, claim: Claim, now: number): Promise<boolean> {
  const found = await findAddressHolder(db, email);
  if (found === undefined || found.id === claim.userId) return true;
  if (rank[claim.proof] <= rank[found.email_proof]) return false;
  // The holder may be proving the address concurrently.
  await lockUserRow(db, found.id);
  const holder = await findAddressHolder(db, email);
  if (holder === undefined) return true;
  if (holder.id !== found.id || rank[claim.proof] <= rank[holder.email_proof]) return false;
  const { invitedTo } = claim;
  const isElsewhere = (await organizationsOfUser(db, holder.id)).some((id) => id !== invitedTo);
  if (claim.proof === 'vouched' && invitedTo !== undefined && isElsewhere) return false;
  await releaseAddress(db, holder, { kind: 'system' }, now);
  return true;
}

/** Removes the address from an account and invalidates the links mailed to it. */
export async function releaseAddress(
  db: Database,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
  actor: Actor,
  now: number,
): Promise<void> {
  await clearEmail(db, id);
  await endLinks(db, id, 'password');
  await endLinks(db, id, 'email');
  const details = { email };
  await recordForUser(db, { id, name }, 'account.email_released', now, { actor, details });
}
