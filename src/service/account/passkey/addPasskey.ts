import type { PasskeyAttestation } from '#contract/app/account/passkey.ts';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import { insertPasskey } from '#store/query/account/passkey.ts';
import { markSecondFactor } from '#store/query/account/session.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import { consumeChallenge } from './challenge.ts';
import type { RelyingParty } from './relyingParty.ts';
import { verifyAttestation } from './verifyAttestation.ts';

/** Verifies and stores the passkey that the person's browser has created. */
export async function addPasskey(
  { store, keys, party }: { store: Store; keys: AccountKeys; party: RelyingParty },
  user: { readonly id: string; readonly name: string; readonly sessionId: string },
  given: { readonly ticket: string; readonly credential: PasskeyAttestation; readonly name: string },
  now: number,
): Promise<Result<{ id: string; name: string }, { code: 'passkey_refused' }>> {
  const { ticket, credential } = given;
  const challenge = await consumeChallenge(store, keys, { ticket, purpose: 'add', user: user.id }, now);
  if (challenge === undefined) return failed({ code: 'passkey_refused' });
  const verified = await verifyAttestation(party, challenge, credential);
  if (verified === undefined) return failed({ code: 'passkey_refused' });
  const id = newShortId();
  const name = storableText(given.name);
  return await store.write(async ({ db }) => {
    const isNew = await insertPasskey(db, {
      id,
      user_id: user.id,
      credential_id: verified.id,
      public_key: Buffer.from(verified.publicKey).toString('base64url'),
      counter: verified.counter,
      transports: storableJson(credential.response.transports ?? []),
      name,
      created_at: now,
    });
    if (!isNew) return failed({ code: 'passkey_refused' });
    await markSecondFactor(db, user.sessionId, now);
    await recordForUser(db, { id: user.id, name: user.name }, 'account.passkey_added', now, {
      details: { name },
    });
    return ok({ id, name });
  });
}
