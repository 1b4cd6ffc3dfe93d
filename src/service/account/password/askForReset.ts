import { failed, ok, type Result } from '#kit/result.ts';
import { findUserByEmail, holdUser, type UserRow } from '#store/query/account/user.ts';
import { hasAuditEntry, organizationsOfUser } from '#store/query/organization/audit.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { recordAudit } from '../../organization/audit/recordAudit.ts';
import { type AccountContext, deviceOf, type Visit } from '../context/accountContext.ts';
import { takeAttempt } from '../signIn/attempts.ts';
import { refuseAttempt, type TooMany } from '../signIn/refuseAttempt.ts';
import { makeResetLink, resetLength } from './makeResetLink.ts';

/** Anybody can ask for any account again and again: the audit log tells of it once in this time. */
const toldAgainAfter = 60 * 60_000;

/** Puts a mail with a link into the outbox, where there is such an account. Nothing that the asker sees tells whether. */
export async function askForReset(
  context: AccountContext,
  email: string,
  visit: Visit,
  now: number,
): Promise<Result<undefined, TooMany>> {
  const { store, afterwards } = context;
  const user = await findUserByEmail(store.read, email);
  const attempt = {
    what: 'reset',
    account: email.trim().toLowerCase(),
    address: visit.address,
    device: deviceOf(visit, user?.id),
  } as const;
  const taken = await takeAttempt(store.countedWindows, context.keys(), attempt, now);
  if (!taken.allowed) return failed(refuseAttempt(context, undefined, taken, now));
  if (user !== undefined) afterwards.run(() => mailLink(context, user, now));
  return ok(undefined);
}

async function mailLink(
  { store, keys, baseUrl, mail: outgoing }: AccountContext,
  user: UserRow,
  now: number,
): Promise<void> {
  await store.write(async ({ db }) => {
    // Two who ask at once are told of once.
    await holdUser(db, user.id);
    // Without a mail server it waits in the outbox, where only the operator reads it unseen.
    const origin = outgoing === undefined ? 'operator' : 'mail';
    const secret = await makeResetLink(db, keys(), { userId: user.id, origin }, now);
    const organizations = await organizationsOfUser(db, user.id);
    const [organizationId = null, ...others] = organizations;
    const mail = {
      kind: 'password_reset',
      // Owners see the outbox, and none of them may open what another organisation trusts the person with.
      organizationId: others.length === 0 ? organizationId : null,
      userId: user.id,
      to: user.email,
      language: user.language,
      link: `${baseUrl}/reset/${secret}`,
      expiresAt: now + resetLength,
      values: { name: user.name },
    } as const;
    await queueMail(db, keys(), mail, now);
    for (const id of organizations) await recordAsked(db, id, user, now);
  });
  // The answer has left before there was anything to send.
  outgoing?.wake();
}

/** Nobody knows who asked: it may have been anybody. */
async function recordAsked(
  db: Database,
  organizationId: OrganizationId,
  { id, name }: UserRow,
  now: number,
): Promise<void> {
  const action = 'account.reset_asked';
  if (await hasAuditEntry(db, organizationId, { action, target: id, since: now - toldAgainAfter })) return;
  const event = { action, target: { kind: 'user', id, name } } as const;
  await recordAudit(db, organizationId, { kind: 'system' }, event, now);
}
