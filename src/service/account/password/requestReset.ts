import { failed, ok, type Result } from '#kit/result.ts';
import { findUserByEmail, lockUserRow, type UserRow } from '#store/query/account/user.ts';
import { hasAuditEntry, organizationsOfUser } from '#store/query/organization/audit.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { type AccountContext, deviceOf, type SignInClient } from '../context/accountContext.ts';
import { countAttempt } from '../signIn/attempts.ts';
import { refuseAttempt, type TooManyAttempts } from '../signIn/refuseAttempt.ts';
import { makeResetLink, resetLinkLifetime } from './makeResetLink.ts';

/** Anyone can request a reset for any account repeatedly; the audit log records it once per period. */
const auditInterval = 60 * 60_000;

/** Queues a mail with a reset link if the account exists. The response does not reveal whether it does. */
export async function requestReset(
  context: AccountContext,
  email: string,
  visit: SignInClient,
  now: number,
): Promise<Result<undefined, TooManyAttempts>> {
  const { store, deferredWork } = context;
  const user = await findUserByEmail(store.read, email);
  const attempt = {
    what: 'reset',
    account: email.trim().toLowerCase(),
    address: visit.address,
    device: deviceOf(visit, user?.id),
  } as const;
  const taken = await countAttempt(store.countedWindows, context.keys(), attempt, now);
  if (!taken.allowed) return failed(refuseAttempt(context, undefined, taken, now));
  if (user !== undefined) deferredWork.run(() => mailLink(context, user, now));
  return ok(undefined);
}

async function mailLink(
  { store, keys, baseUrl, mail: outgoing }: AccountContext,
  user: UserRow,
  now: number,
): Promise<void> {
  await store.write(async ({ db }) => {
    // The lock makes two concurrent requests record one audit entry.
    await lockUserRow(db, user.id);
    // Without a mail server the link waits in the outbox, where only the operator can read it without a trace.
    const origin = (await outgoing.servers.isSetUp(db)) ? 'mail' : 'operator';
    const secret = await makeResetLink(db, keys(), { userId: user.id, origin }, now);
    const organizations = await organizationsOfUser(db, user.id);
    const [organizationId = null, ...others] = organizations;
    const mail = {
      kind: 'password_reset',
      // Owners can read their outbox, and no owner may take over an account that other organisations trust too.
      organizationId: others.length === 0 ? organizationId : null,
      userId: user.id,
      to: user.email,
      language: user.language,
      link: `${baseUrl}/reset/${secret}`,
      expiresAt: now + resetLinkLifetime,
      values: { name: user.name },
    } as const;
    await queueMail(db, keys(), mail, now);
    for (const id of organizations) await recordRequest(db, id, user, now);
  });
  // The HTTP handler woke the outbox before this mail was queued.
  outgoing.wake();
}

/** The actor is the system, because anyone may have asked. */
async function recordRequest(
  db: Database,
  organizationId: OrganizationId,
  { id, name }: UserRow,
  now: number,
): Promise<void> {
  const action = 'account.reset_asked';
  if (await hasAuditEntry(db, organizationId, { action, target: id, since: now - auditInterval })) return;
  const event = { action, target: { kind: 'user', id, name } } as const;
  await recordAudit(db, organizationId, { kind: 'system' }, event, now);
}
