import { failed, ok, type Result } from '#kit/result.ts';
import { findEmailProof } from '#store/query/account/emailProof.ts';
import type { AccountContext } from '../context/accountContext.ts';
import { limitEnumeration } from '../signIn/limitEnumeration.ts';
import type { TooManyAttempts } from '../signIn/refuseAttempt.ts';
import { mailEmailConfirmation } from './mailEmailLink.ts';

type NotSent = { readonly code: 'mail_not_set_up' };

/** Mails another link that confirms the account's own address, unless it is already proved. Rate limited. */
export async function sendEmailConfirmation(
  context: AccountContext,
  { userId, address }: { readonly userId: string; readonly address: string },
  now: number,
): Promise<Result<undefined, NotSent | TooManyAttempts>> {
  const { store, keys, mail } = context;
  if (!(await mail.servers.isSetUp(store.read))) return failed({ code: 'mail_not_set_up' });
  const send = async (): Promise<Result<undefined, NotSent>> => {
    await store.write(async ({ db }) => {
      if ((await findEmailProof(db, userId)) !== 'proved')
        await mailEmailConfirmation(context, db, userId, now);
    });
    return ok(undefined);
  };
  return await limitEnumeration({ store, keys: keys() }, { asker: userId, address }, now, send, () => true);
}
