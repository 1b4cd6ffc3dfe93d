import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertMembership, insertUser } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId, Role } from '#store/tables.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';
import { claimAddress } from './email/claimAddress.ts';

export interface NewUser {
  email: string;
  name: string;
  membership: { organizationId: OrganizationId; role: Role } | undefined;
}

export type UserNotCreated = { code: 'email_invalid' } | { code: 'email_taken' };

/** One @ with text on both sides and no spaces. Only a mail can tell whether the address exists. */
const emailShape = /^[^\s@]+@[^\s@]+$/u;

/** Creates an account without a password, on behalf of the operator. */
export async function createUser(
  store: Store,
  user: NewUser,
  now: number,
): Promise<Result<{ id: string }, UserNotCreated>> {
  const email = storableText(user.email.trim());
  if (!emailShape.test(email) || email.length > 254) return failed({ code: 'email_invalid' });
  const id = newShortId();
  return await store.write(async ({ db }) => {
    // The operator vouches for the address, so the claim takes it from an account that has no proof of it.
    const claim = { proof: 'vouched' } as const;
    const row = { id, email, name: storableText(user.name), email_proof: claim.proof, created_at: now };
    if (!(await claimAddress(db, email, claim, now)) || !(await insertUser(db, row)))
      return failed({ code: 'email_taken' });
    if (user.membership !== undefined) {
      const { organizationId, role } = user.membership;
      await insertMembership(db, { organization_id: organizationId, user_id: id, role, created_at: now });
      const target = { kind: 'user', id, name: user.name };
      const event = { action: 'member.joined', target, details: { role } } as const;
      await recordAudit(db, organizationId, { kind: 'command_line' }, event, now);
    }
    return ok({ id });
  });
}
