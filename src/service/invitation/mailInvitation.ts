import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../account/accountKeys.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Inviting } from './invite.ts';

/** In the language of whoever invites: nothing is known of the other yet. */
export async function mailInvitation(
  db: Database,
  keys: AccountKeys,
  { organization, by, email, link }: Pick<Inviting, 'organization' | 'by'> & { email: string; link: string },
  now: number,
): Promise<void> {
  await queueMail(
    db,
    keys,
    {
      kind: 'invitation',
      organizationId: organization.id,
      userId: null,
      to: email,
      language: by.language,
      link,
      values: { organization: organization.name, inviter: by.name },
    },
    now,
  );
}
