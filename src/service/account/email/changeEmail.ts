import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { isConflict } from '#store/conflict.ts';
import { findAddressHolder, findEmailProof, setSharedAt } from '#store/query/account/emailProof.ts';
import { findLink, takeLink } from '#store/query/account/oneTimeLink.ts';
import { findUser, lockUserRow, type UserRow, updateUserEmail } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { Database, EmailProof } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { AccountContext } from '../context/accountContext.ts';
import { endLinks } from '../endLinks.ts';
import { limitEnumeration } from '../signIn/limitEnumeration.ts';
import type { TooManyAttempts } from '../signIn/refuseAttempt.ts';
import { claimAddress } from './claimAddress.ts';
import { mailEmailLink } from './mailEmailLink.ts';

type EmailTaken = { readonly code: 'email_taken' };

/**
 * Changes the address at once if no mail can be sent; otherwise mails a link to the new address, so nobody can claim
 * an address that is not theirs. Outcomes that reveal an account or send mail to others are rate limited.
 */
export async function changeEmail(
  context: AccountContext,
  user: UserRow,
  { email, address }: { readonly email: string; readonly address: string },
  now: number,
): Promise<Result<{ changed: boolean }, EmailTaken | TooManyAttempts>> {
  return await limitEnumeration(
    { store: context.store, keys: context.keys() },
    { asker: user.id, address },
    now,
    () => change(context, user, email, now),
    (outcome) => !outcome.ok || !outcome.value.changed,
  );
}

async function change(
  context: AccountContext,
  user: UserRow,
  given: string,
  now: number,
): Promise<Result<{ changed: boolean }, EmailTaken>> {
  const email = storableText(given);
  const { store } = context;
  if (!(await context.mail.servers.isSetUp(store.read))) {
    if (email === user.email) return ok({ changed: true });
    const isSame = email.toLowerCase() === user.email.toLowerCase();
    const isChanged = await falseIfTaken(store, async (db) => {
      // Nothing proves that a different address is theirs, so an owner or the operator has to vouch for it.
      const proof = isSame ? await findEmailProof(db, user.id) : 'none';
      return await setEmail({ db, keys: context.keys() }, user, { email, proof }, now);
    });
    return isChanged ? ok({ changed: true }) : failed({ code: 'email_taken' });
  }
  await store.write(({ db }) => mailEmailLink(context, db, { user, email, kind: 'email_change' }, now));
  return ok({ changed: false });
}

/**
 * Confirms an address by the mailed link, once, and only while signed in to the link's account. Otherwise a person
 * who opens a link that a stranger requested would prove their own address for the stranger's account.
 */
export async function confirmEmail(
  { store, keys }: AccountContext,
  { secret, userId }: { readonly secret: string; readonly userId: string },
  now: number,
): Promise<Result<{ email: string }, EmailTaken | { readonly code: 'link_invalid' | 'link_elsewhere' }>> {
  const hash = keys().hash('email', secret);
  const found = await findLink(store.read, 'email', hash, now);
  if (found !== undefined && found.user_id !== userId) return failed({ code: 'link_elsewhere' });
  let email: string | undefined;
  const isChanged = await falseIfTaken(store, async (db) => {
    // Locks both users in id order, so two people who take each other's address do not deadlock.
    const holder = typeof found?.value === 'string' ? await findAddressHolder(db, found.value) : undefined;
    for (const id of [...new Set([userId, holder?.id ?? userId])].sort()) await lockUserRow(db, id);
    const link = await takeLink(db, 'email', hash, now);
    const user = link?.user_id === userId ? await findUser(db, userId) : undefined;
    if (user === undefined || typeof link?.value !== 'string') return false;
    email = link.value;
    if (!(await claimAddress(db, email, { proof: 'proved', userId }, now))) return false;
    return await setEmail({ db, keys: keys() }, user, { email, proof: 'proved' }, now);
  });
  if (email === undefined) return failed({ code: 'link_invalid' });
  return isChanged ? ok({ email }) : failed({ code: 'email_taken' });
}

async function setEmail(
  { db, keys }: { readonly db: Database; readonly keys: AccountKeys },
  user: UserRow,
  { email, proof }: { readonly email: string; readonly proof: EmailProof },
  now: number,
): Promise<boolean> {
  if (!(await updateUserEmail(db, user.id, { email, proof }))) return false;
  // Links mailed to the old address must no longer open the account.
  await endLinks(db, user.id, 'password');
  await endLinks(db, user.id, 'email');
  const { id, name } = user;
  if (email === user.email) {
    await recordForUser(db, { id, name }, 'account.email_confirmed', now);
    return true;
  }
  // Until now, a reader of the old mailbox could reset the password.
  await setSharedAt(db, id, now);
  const details = { from: user.email, to: email };
  await recordForUser(db, { id, name }, 'account.email_changed', now, { details });
  const isOther = email.toLowerCase() !== user.email.toLowerCase();
  if (isOther && user.email !== '') await notifyOldAddress(db, keys, user, now);
  return true;
}

/** The owner of the old mailbox learns of a change that they did not make. */
async function notifyOldAddress(
  db: Database,
  keys: AccountKeys,
  { id, email, language }: UserRow,
  now: number,
): Promise<void> {
  const notice = {
    kind: 'email_changed',
    organizationId: null,
    userId: id,
    to: email,
    language,
    link: null,
    expiresAt: null,
    values: {},
  } as const;
  await queueMail(db, keys, notice, now);
}

/** Two concurrent claims can both find the address free; the unique index refuses one of them. */
async function falseIfTaken(store: Store, work: (db: Database) => Promise<boolean>): Promise<boolean> {
  try {
    return await store.write(({ db }) => work(db));
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
