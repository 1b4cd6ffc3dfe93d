import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/storableText.ts';
import { isConflict } from '#store/conflict.ts';
import { insertLink, takeLink } from '#store/query/oneTimeLink.ts';
import { findUser, type UserRow, updateUserEmail } from '#store/query/user.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { recordForUser } from '../audit/recordAudit.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { AccountContext } from './accountContext.ts';
import { newSecret } from './accountKeys.ts';
import { endLinks } from './endLinks.ts';
import { limitAddresses } from './limitAddresses.ts';
import type { TooMany } from './refuseAttempt.ts';

const linkLength = 24 * 3_600_000;

type EmailTaken = { readonly code: 'email_taken' };

/**
 * At once where no mail can be sent; else by a link to the new address, so that nobody claims one that is not theirs.
 * What tells of other accounts or writes to others is possible a few times only.
 */
export async function changeEmail(
  context: AccountContext,
  user: UserRow,
  { email, address }: { readonly email: string; readonly address: string },
  now: number,
): Promise<Result<{ changed: boolean }, EmailTaken | TooMany>> {
  return await limitAddresses(
    { store: context.store, keys: context.keys() },
    { asker: user.id, address },
    now,
    () => change(context, user, email, now),
    (outcome) => !outcome.ok || !outcome.value.changed,
  );
}

async function change(
  { store, keys, baseUrl, mail }: AccountContext,
  user: UserRow,
  given: string,
  now: number,
): Promise<Result<{ changed: boolean }, EmailTaken>> {
  const email = storableText(given);
  if (mail === undefined) {
    const isChanged = await unlessTaken(store, (db) => setEmail(db, user, email, now));
    return isChanged ? ok({ changed: true }) : failed({ code: 'email_taken' });
  }
  const secret = newSecret();
  await store.write(async ({ db }) => {
    await endLinks(db, user.id, 'email');
    await insertLink(db, {
      hash: keys().hash('email', secret),
      purpose: 'email',
      user_id: user.id,
      value: email,
      created_at: now,
      expires_at: now + linkLength,
    });
    const written = {
      kind: 'email_change',
      // Whoever reads the outbox could confirm an address that is not the person's.
      organizationId: null,
      userId: user.id,
      to: email,
      language: user.language,
      link: `${baseUrl}/confirm-email/${secret}`,
      expiresAt: now + linkLength,
      values: { name: user.name },
    } as const;
    await queueMail(db, keys(), written, now);
  });
  return ok({ changed: false });
}

/** By the link in the mail, once, in whatever browser it is opened. */
export async function confirmEmail(
  { store, keys }: AccountContext,
  secret: string,
  now: number,
): Promise<Result<{ email: string }, EmailTaken | { readonly code: 'link_invalid' }>> {
  let email: string | undefined;
  const isChanged = await unlessTaken(store, async (db) => {
    const link = await takeLink(db, 'email', keys().hash('email', secret), now);
    const user = typeof link?.user_id === 'string' ? await findUser(db, link.user_id) : undefined;
    if (user === undefined || typeof link?.value !== 'string') return false;
    email = link.value;
    return await setEmail(db, user, email, now);
  });
  if (email === undefined) return failed({ code: 'link_invalid' });
  return isChanged ? ok({ email }) : failed({ code: 'email_taken' });
}

async function setEmail(db: Database, user: UserRow, email: string, now: number): Promise<boolean> {
  if (!(await updateUserEmail(db, user.id, email))) return false;
  // What was mailed to the old address must not open the account any more.
  await endLinks(db, user.id, 'password');
  await endLinks(db, user.id, 'email');
  const { id, name } = user;
  const details = { from: user.email, to: email };
  await recordForUser(db, { id, name }, 'account.email_changed', now, { details });
  return true;
}

/** Two who want one address at the same moment both find it free; the database keeps one of them from it. */
async function unlessTaken(store: Store, work: (db: Database) => Promise<boolean>): Promise<boolean> {
  try {
    return await store.write(({ db }) => work(db));
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
