import { formatInstant } from '#kit/time/instant.ts';
import { changeAccount } from '#service/account/changeAccount.ts';
import { deleteAccount } from '#service/account/deleteAccount.ts';
import { changeEmail } from '#service/account/email/changeEmail.ts';
import { sendEmailConfirmation } from '#service/account/email/sendEmailConfirmation.ts';
import { changePassword } from '#service/account/password/changePassword.ts';
import { organizationsRequiringSecondFactor } from '#service/account/secondFactor/requiredSecondFactor.ts';
import { endOtherSessions, endSession } from '#service/account/session/endSessions.ts';
import { renewSession } from '#service/account/session/renewSession.ts';
import { provePassword } from '#service/account/signIn/provePassword.ts';
import { findEmailProof } from '#store/query/account/emailProof.ts';
import { listIdentities } from '#store/query/account/oidcIdentity.ts';
import { listPasskeys } from '#store/query/account/passkey.ts';
import { findSignIn } from '#store/query/account/password.ts';
import { hasSecondFactor } from '#store/query/account/secondFactor.ts';
import { listSessions } from '#store/query/account/session.ts';
import { countRecoveryCodes } from '#store/query/account/totp.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, SignedIn } from '../../call.ts';
import { issueRenewedToken } from '../../issueRenewedToken.ts';
import { refusal } from '../../refusal.ts';
import { requireRecentProof } from '../../requireRecentProof.ts';
import { signInClientOf } from '../../signInClientOf.ts';

export const accountHandlers: Handlers<
  | 'account'
  | 'changeAccount'
  | 'deleteAccount'
  | 'changeEmail'
  | 'sendEmailConfirmation'
  | 'changePassword'
  | 'confirmWithPassword'
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions'
> = {
  async account({ context, actor }) {
    const db = context.store.read;
    const { id } = actor.user;
    const known = await findSignIn(db, id);
    const since = known?.confirmed_at ?? null;
    const issuer = context.oidc?.provider.issuer;
    const passkeys = await listPasskeys(db, id);
    const identities = await listIdentities(db, id);
    return {
      ...actor.user,
      email_proof: await findEmailProof(db, id),
      has_password: typeof known?.hash === 'string',
      totp: {
        on: since !== null,
        since: since === null ? null : formatInstant(since),
        recovery_codes_left: await countRecoveryCodes(db, id),
      },
      second_factor: {
        shown: actor.session.second_factor_at !== null && (await hasSecondFactor(db, id, issuer)),
        required_by: [...(await organizationsRequiringSecondFactor(db, id))],
      },
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        created_at: formatInstant(passkey.created_at),
        last_used_at: passkey.last_used_at === null ? null : formatInstant(passkey.last_used_at),
      })),
      identities: identities.map((identity) => ({
        id: identity.id,
        issuer: identity.issuer,
        email: identity.email,
        created_at: formatInstant(identity.created_at),
      })),
    };
  },

  async changeAccount({ context, actor, body, now }) {
    await changeAccount(context.store, actor.user, body, now);
    return {};
  },

  async deleteAccount({ context, actor, now, reply }) {
    const deleted = await deleteAccount(context.unheldStore, actor.user.id, {
      actor: auditActorOf(actor),
      now,
    });
    // An account that is already deleted is a success.
    if (!deleted.ok && deleted.failure.code === 'last_owner') {
      const organizations = deleted.failure.organizations.map(({ organization_id: id, name }) => ({
        id,
        name,
      }));
      throw new Problem('last_owner', {
        message: `Nobody else owns ${organizations.map(({ name }) => `"${name}"`).join(', ')}. An organisation needs an owner.`,
        more: { organizations },
      });
    }
    reply.signOut();
    return {};
  },

  async changeEmail({ context, actor, body, visitor, now }) {
    const given = { email: body.email, address: visitor.address };
    const changed = await changeEmail(context, actor.user, given, now);
    if (!changed.ok) throw refusal(changed.failure);
    return changed.value;
  },

  async sendEmailConfirmation({ context, actor, visitor, now }) {
    const who = { userId: actor.user.id, address: visitor.address };
    const sent = await sendEmailConfirmation(context, who, now);
    if (!sent.ok) throw refusal(sent.failure);
    return {};
  },

  async changePassword(call) {
    const { context, actor, body, now } = call;
    const user = await findSignIn(context.store.read, actor.user.id);
    if (user === undefined) throw new Problem('sign_in_needed');
    // The current password is proof enough; setting the first password needs a fresh proof of identity.
    if (user.hash === null) requireRecentProof(actor.session, now);
    else {
      const proved = await provePassword(
        context.service,
        { email: user.email, user },
        body.current ?? '',
        signInClientOf(call),
        now,
      );
      if (!proved.ok) throw refusal(proved.failure, 'current');
    }
    const provedAt = user.hash === null ? actor.session.confirmedAt : now;
    const who = { user, session: actor.session, provedAt };
    const changed = await changePassword(
      context,
      who,
      { password: body.password, visit: signInClientOf(call) },
      now,
    );
    if (!changed.ok) throw refusal(changed.failure);
    await issueRenewedToken(call, changed.value);
    return {};
  },

  async confirmWithPassword(call) {
    const { context, actor, body, now } = call;
    const user = await findSignIn(context.store.read, actor.user.id);
    const who = { email: actor.user.email, user };
    const proved = await provePassword(context.service, who, body.password, signInClientOf(call), now);
    if (!proved.ok) throw refusal(proved.failure);
    const { store } = context.service;
    const proof = { method: 'password', provedAt: now, secondFactor: false } as const;
    const renewed = { user: actor.user, agent: call.visitor.agent, session: actor.session };
    await issueRenewedToken(call, await renewSession({ store, keys: context.keys() }, renewed, proof, now));
    return {};
  },

  async sessions({ context, actor, now }) {
    const rows = await listSessions(context.store.read, actor.user.id, now);
    return {
      sessions: rows.map(({ id, agent, method, created_at, seen_at }) => ({
        id,
        current: id === actor.session.id,
        agent,
        method,
        created_at: formatInstant(created_at),
        seen_at: formatInstant(seen_at),
      })),
    };
  },

  async endSession({ context, actor, params, now, reply }) {
    if (!(await endSession(context.store, actor.user, params.session, now))) throw new Problem('not_found');
    if (params.session === actor.session.id) reply.signOut();
    return {};
  },

  async endOtherSessions({ context, actor, now }) {
    await endOtherSessions(context.store, actor.user, actor.session.id, now);
    return {};
  },
};

/** The caller as an actor of the audit log. */
function auditActorOf({ user }: SignedIn) {
  return { kind: 'user', id: user.id, name: user.name } as const;
}
