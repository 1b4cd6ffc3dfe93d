import { clearEmail, findAddressHolder } from '#store/query/account/emailProof.ts';
import { holdUser } from '#store/query/account/user.ts';
import { organizationsOfUser } from '#store/query/organization/audit.ts';
import type { Database, EmailProof, OrganizationId } from '#store/tables.ts';
import { type Actor, recordForUser } from '../../organization/audit/recordAudit.ts';
import { endLinks } from '../endLinks.ts';

const rank: Record<EmailProof, number> = { none: 0, vouched: 1, proved: 2 };

interface Claim {
  readonly proof: EmailProof;
  /** Who claims it, where they have an account. */
  readonly userId?: string;
  /** Whose owner vouches for the claim. */
  readonly invitedTo?: OrganizationId | undefined;
}

/**
 * Makes the address free for a claim that is better proved than its holder's: an account that never showed that the
 * address is its own must not keep it from the one who does. An owner's word takes it only from accounts of the owner's own
 * organisation, or any owner could lock out people elsewhere. False where the holder keeps it. The account that loses the
 * address stays, without one.
 */
export async function claimAddress(db: Database, email: string, claim: Claim, now: number): Promise<boolean> {
  const found = await findAddressHolder(db, email);
  if (found === undefined || found.id === claim.userId) return true;
  if (rank[claim.proof] <= rank[found.email_proof]) return false;
  // Its holder may be proving the address in this moment.
  await holdUser(db, found.id);
  const holder = await findAddressHolder(db, email);
  if (holder === undefined) return true;
  if (holder.id !== found.id || rank[claim.proof] <= rank[holder.email_proof]) return false;
  const { invitedTo } = claim;
  const isElsewhere = (await organizationsOfUser(db, holder.id)).some((id) => id !== invitedTo);
  if (claim.proof === 'vouched' && invitedTo !== undefined && isElsewhere) return false;
  await releaseAddress(db, holder, { kind: 'system' }, now);
  return true;
}

/** Leaves an account without an address, and ends what was mailed there. */
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
