import type { RemovedMethod } from '#render/mail/writtenMail.ts';
import { deleteSessions } from '#store/query/account/session.ts';
import { deleteSignInMethods } from '#store/query/account/signInMethod.ts';
import type { UserRow } from '#store/query/account/user.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../base/accountKeys.ts';
import { recordForUser } from '../base/audit/recordAudit.ts';
import { queueMail } from '../mail/queueMail.ts';
import { endLinks } from './endLinks.ts';

interface Removal {
  /** The reason, which selects the notice mailed to the person. */
  readonly mail: 'password_set' | 'access_renewed';
  /** The session that stays signed in. */
  readonly except?: string;
}

/**
 * Removes everything an intruder may have planted in the account: passkeys, sign-in providers, the second
 * factor, sessions and links. The caller has just set the password. A mail notifies the person; the audit log
 * records it for their organisations.
 */
export async function removeSignInMethods(
  { db, keys }: { readonly db: Database; readonly keys: AccountKeys },
  { id, name, email, language }: UserRow,
  { mail, except }: Removal,
  now: number,
): Promise<void> {
  const removed = await deleteSignInMethods(db, id);
  const sessions = await deleteSessions(db, id, except);
  await endLinks(db, id, 'password');
  await endLinks(db, id, 'email');
  const { passkeys, providers, second_factor } = removed;
  const details = {
    ...(passkeys > 0 && { passkeys }),
    ...(providers > 0 && { providers }),
    ...(second_factor && { second_factors: 1 }),
  };
  const methods: RemovedMethod[] = [];
  if (passkeys > 0) methods.push('passkeys');
  if (providers > 0) methods.push('providers');
  if (second_factor) methods.push('second_factor');
  if (methods.length > 0)
    await recordForUser(db, { id, name }, 'account.sign_in_methods_removed', now, {
      details: { ...details, sessions },
    });
  // An account that lost its address to a better claim has no mailbox.
  if (email === '') return;
  const notice = {
    kind: mail,
    // No organisation: the mail is about the person's account, which may belong to several.
    organizationId: null,
    userId: id,
    to: email,
    language,
    link: null,
    expiresAt: null,
    values: {},
    removed: methods,
  } as const;
  await queueMail(db, keys, notice, now);
}
