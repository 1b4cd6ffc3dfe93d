import { storableText } from '#kit/text/storableText.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { addPasskey } from '#service/account/passkey/addPasskey.ts';
import { beginAddingPasskey } from '#service/account/passkey/beginAddingPasskey.ts';
import { beginPasskeyProof } from '#service/account/passkey/beginPasskeyProof.ts';
import { confirmWithPasskey } from '#service/account/passkey/confirmWithPasskey.ts';
import { relyingParty } from '#service/account/passkey/relyingParty.ts';
import { removePasskey } from '#service/account/passkey/removePasskey.ts';
import { signInWithPasskey } from '#service/account/passkey/signInWithPasskey.ts';
import { renamePasskey } from '#store/query/account/passkey.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';
import type { AppContext } from '../../context.ts';
import { issueRenewedToken } from '../../issueRenewedToken.ts';
import { issueSession } from '../../issueSession.ts';
import { refusal } from '../../refusal.ts';

export const passkeysHandlers: Handlers<
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'beginPasskeyConfirm'
  | 'confirmWithPasskey'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
> = {
  async beginPasskeySignIn({ context, now }) {
    return await beginPasskeyProof(parts(context), { purpose: 'sign_in', user: null }, now);
  },

  async signInWithPasskey(call) {
    const { context, body, visitor, now } = call;
    const signedIn = await signInWithPasskey(parts(context), body, visitor.agent, now);
    if (!signedIn.ok) throw new Problem(signedIn.failure.code);
    await issueSession(call, signedIn.value);
    return {};
  },

  async beginPasskeyConfirm({ context, actor, now }) {
    return await beginPasskeyProof(parts(context), { purpose: 'confirm', user: actor.user.id }, now);
  },

  async confirmWithPasskey(call) {
    const { context, actor, body, visitor, now } = call;
    const who = { user: actor.user, agent: visitor.agent, session: actor.session };
    const confirmed = await confirmWithPasskey(parts(context.service), who, body, now);
    if (!confirmed.ok) throw new Problem(confirmed.failure.code);
    await issueRenewedToken(call, confirmed.value);
    return {};
  },

  async beginPasskey({ context, actor, now }) {
    return await beginAddingPasskey(parts(context), actor.user, now);
  },

  async addPasskey({ context, actor, body, now }) {
    const added = await addPasskey(parts(context), { ...actor.user, sessionId: actor.session.id }, body, now);
    if (!added.ok) throw new Problem(added.failure.code);
    return { ...added.value, created_at: formatInstant(now), last_used_at: null };
  },

  async renamePasskey({ context, actor, params, body }) {
    const name = storableText(body.name);
    const found = await context.store.write(({ db }) =>
      renamePasskey(db, actor.user.id, params.passkey, name),
    );
    if (!found) throw new Problem('not_found');
    return {};
  },

  async removePasskey({ context, actor, params, now }) {
    const which = { passkeyId: params.passkey, issuer: context.oidc?.provider.issuer };
    const removed = await removePasskey(context.store, actor.user, which, now);
    if (!removed.ok) throw refusal(removed.failure);
    return {};
  },
};

function parts({ store, keys, baseUrl }: AppContext) {
  const party = relyingParty(baseUrl);
  if (party === undefined) throw new Problem('passkey_unavailable');
  return { store, keys: keys(), party };
}
