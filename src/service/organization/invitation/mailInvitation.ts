import { deleteUnsentMails } from '#store/query/mail/mail.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Inviting } from './invite.ts';

interface Mailed extends Pick<Inviting, 'organization' | 'by'> {
  /** The invitation's id. */
  readonly id: string;
  readonly email: string;
  readonly link: string;
  readonly expiresAt: number;
}

/**
 * Replaces an unsent mail for the same invitation, so that the link is not mailed twice. Uses the inviter's language,
 * because the recipient's is unknown.
 */
export async function mailInvitation(
  db: Database,
  keys: AccountKeys,
  { organization, by, id, email, link, expiresAt }: Mailed,
  now: number,
): Promise<void> {
  await deleteUnsentMails(db, organization.id, [id]);
  await queueMail(
    db,
    keys,
    {
      kind: 'invitation',
      organizationId: organization.id,
      userId: null,
      aboutId: id,
      to: email,
      language: by.language,
      link,
      expiresAt,
      values: { organization: organization.name, inviter: by.name },
    },
    now,
  );
}
