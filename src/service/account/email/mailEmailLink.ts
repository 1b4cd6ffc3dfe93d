import { day } from '#kit/time/durations.ts';
import { insertLink } from '#store/query/account/oneTimeLink.ts';
import { findUser, type UserRow } from '#store/query/account/user.ts';
import type { Database } from '#store/tables.ts';
import { newSecret } from '../../base/accountKeys.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { AccountContext } from '../context/accountContext.ts';
import { endLinks } from '../endLinks.ts';

const linkLength = day;

interface EmailLink {
  readonly user: UserRow;
  /** The recipient, and the address that the link proves. */
  readonly email: string;
  readonly kind: 'email_change' | 'email_confirm';
}

/** Mails a link that proves an address and, for a change, makes it the account's address. Ends earlier links. */
export async function mailEmailLink(
  { keys, baseUrl }: Pick<AccountContext, 'keys' | 'baseUrl'>,
  db: Database,
  { user, email, kind }: EmailLink,
  now: number,
): Promise<void> {
  const secret = newSecret();
  await endLinks(db, user.id, 'email');
  await insertLink(db, {
    hash: keys().hash('email', secret),
    purpose: 'email',
    user_id: user.id,
    value: email,
    created_at: now,
    expires_at: now + linkLength,
  });
  const mail = {
    kind,
    // No organisation: an owner who reads the outbox could confirm an address that is not the person's.
    organizationId: null,
    userId: user.id,
    to: email,
    language: user.language,
    link: `${baseUrl}/confirm-email/${secret}`,
    expiresAt: now + linkLength,
    values: { name: user.name },
  } as const;
  await queueMail(db, keys(), mail, now);
}

/** Asks the owner of a new account to prove its address. */
export async function mailEmailConfirmation(
  context: Pick<AccountContext, 'keys' | 'baseUrl'>,
  db: Database,
  userId: string,
  now: number,
): Promise<void> {
  const user = await findUser(db, userId);
  if (user === undefined || user.email === '') return;
  await mailEmailLink(context, db, { user, email: user.email, kind: 'email_confirm' }, now);
}
