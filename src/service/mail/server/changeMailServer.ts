import type { MailError } from '#contract/app/mail/mailError.ts';
import type { GivenMailServer } from '#contract/app/mail/mailServer.ts';
import { newUuid } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { minute } from '#kit/time/durations.ts';
import {
  bringMailsForward,
  deleteMailServer,
  runBy,
  sealedMailServer,
  storeMailServer,
} from '#store/query/mail/mailServer.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { WindowCounters } from '#store/store.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { PermissionRevoked } from '../../base/access/permissionRevoked.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { countMail, type TooManyMails } from '../countMail.ts';
import { mailContent } from '../mailContent.ts';
import { senderOf } from '../senderOf.ts';
import type { MailServers } from './mailServers.ts';
import { openStoredServer, readStoredServer, type StoredServer, sealStoredServer } from './storedServer.ts';

/** How long an attempt may hold back a mail, and some more for clocks that differ. */
const longestClaim = 15 * minute;

/** The stored password is for another server or user. */
export type PasswordNeeded = { readonly code: 'password_needed' };

interface Changing {
  readonly writes: OrganizationWrites;
  readonly keys: AccountKeys;
  readonly servers: MailServers;
}

/** Sets up the mail server of the installation. What waits, leaves through it at once. */
export async function setMailServer(
  { writes, keys, servers }: Changing,
  given: GivenMailServer,
  now: number,
): Promise<Result<undefined, PasswordNeeded>> {
  return await writes.write(async (transaction) => {
    const { db } = transaction;
    await refuseOthers(transaction, servers);
    const before = await readStoredServer(db, keys);
    const server = withPassword(given, before, transaction.organizationId);
    if (server === undefined) return failed({ code: 'password_needed' });
    await storeMailServer(db, sealStoredServer(keys, server), now);
    await bringMailsForward(db, { since: now + longestClaim, now });
    await audit(transaction, 'mail.server_set', before, server, now);
    return ok(undefined);
  });
}

/** Mails wait in the outbox again. */
export async function removeMailServer({ writes, keys, servers }: Changing, now: number): Promise<void> {
  await writes.write(async (transaction) => {
    const { db } = transaction;
    await refuseOthers(transaction, servers);
    const sealed = await sealedMailServer(db);
    if (sealed === undefined) return;
    await deleteMailServer(db);
    await audit(transaction, 'mail.server_removed', openStoredServer(keys, sealed), undefined, now);
  });
}

/** Sends a test mail through a server that is not saved, and returns the error, or null. */
export async function tryMailServer(
  { writes, keys, servers, windows }: Changing & { readonly windows: WindowCounters },
  given: GivenMailServer,
  { email, language }: { readonly email: string; readonly language: string | null },
  now: number,
): Promise<Result<MailError | null, PasswordNeeded | TooManyMails>> {
  const { organizationId } = writes;
  // In a write transaction only to check the rights: the service connects to a host that the actor names.
  const prepared = await writes.write(async (transaction) => {
    const { db } = transaction;
    await refuseOthers(transaction, servers);
    const server = withPassword(given, await readStoredServer(db, keys), organizationId);
    const wanted = {
      kind: 'mail_test',
      organizationId,
      to: email,
      language,
      link: null,
      values: {},
    } as const;
    return { server, mail: { ...(await senderOf(db, organizationId)), ...(await mailContent(db, wanted)) } };
  });
  const { server, mail } = prepared;
  if (server === undefined) return failed({ code: 'password_needed' });
  const tooMany = await countMail(windows, organizationId, now);
  if (tooMany !== undefined) return failed(tooMany);
  const mailer = servers.trial(server);
  try {
    const sent = await mailer.send({ id: newUuid(), to: email, ...mail, replyTo: mail.replyTo ?? '' });
    return ok(sent.ok ? null : { code: sent.failure.code, detail: sent.failure.detail });
  } finally {
    mailer.close();
  }
}

/**
 * Who names the mail server reads all mails of the installation, so owners of other organisations may not. Nobody may where the
 * settings of the service name it.
 */
async function refuseOthers(
  { db, organizationId }: OrganizationTransaction,
  { isFixed }: MailServers,
): Promise<void> {
  if (isFixed || (await runBy(db)) !== organizationId) throw new PermissionRevoked('not_found');
}

/** A stored password goes to no other server and to no other user than it was typed in for. */
function withPassword(
  { password, ...given }: GivenMailServer,
  before: StoredServer | undefined,
  organization: string,
): StoredServer | undefined {
  if (password !== undefined || given.user === '')
    return { ...given, password: given.user === '' ? '' : (password ?? ''), organization };
  const isSame =
    before !== undefined &&
    before.host === given.host &&
    before.port === given.port &&
    before.user === given.user &&
    // Nor does it cross the network in the clear where it did not before.
    (given.encryption !== 'none' || before.encryption === 'none');
  return isSame ? { ...given, password: before.password, organization } : undefined;
}

async function audit(
  { db, organizationId, actor }: OrganizationTransaction,
  action: 'mail.server_set' | 'mail.server_removed',
  before: StoredServer | undefined,
  after: StoredServer | undefined,
  now: number,
): Promise<void> {
  const organization = await findOrganization(db, organizationId);
  const target = { kind: 'organization', id: organizationId, name: organization?.name ?? '' };
  const details = {
    from: before === undefined ? null : shown(before),
    to: after === undefined ? null : shown(after),
  };
  await recordAudit(db, organizationId, actor, { action, target, details }, now);
}

/** Without the password. */
function shown({ host, port, encryption, user, from }: StoredServer) {
  return { host, port, encryption, user, from };
}
