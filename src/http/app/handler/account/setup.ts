import { hashPassword } from '#kit/secret/passwordHash.ts';
import { hashTurnOf } from '#service/account/context/accountContext.ts';
import { addSampleForm } from '#service/account/setup/addSampleForm.ts';
import { findSetup } from '#service/account/setup/findSetup.ts';
import { type Setup, setUp } from '#service/account/setup/setUp.ts';
import { memberWrites } from '#service/organization/memberWrites.ts';
import { Problem } from '../../../problem.ts';
import { accessRenewal, needsNewPassword } from '../../accessRenewal.ts';
import type { Call, Handlers } from '../../call.ts';
import { issueSession } from '../../issueSession.ts';
import { refusal } from '../../refusal.ts';
import { refuseWeakPassword } from '../../refuseWeakPassword.ts';

export const setupHandlers: Handlers<'lookAtSetup' | 'setUp'> = {
  async lookAtSetup({ context, actor, body, now }) {
    const organization = await setupOf(context, body.secret, now);
    return { organization, new_password: await needsNewPassword(context, actor) };
  },

  async setUp(call) {
    const { context, body, visitor, now } = call;
    const { store } = context;
    // Checks the link before any expensive work.
    const existing = await setupOf(context, body.secret, now);
    if (existing === null && body.organization === undefined)
      throw new Problem('field_invalid', { param: 'organization' });
    const setup: Setup = {
      secret: body.secret,
      owner: await ownerOf(call, body.organization ?? existing?.name ?? ''),
      organization: body.organization ?? '',
      workspace: body.beginning?.workspace ?? 'Forms',
      timeZone: body.time_zone,
      agent: visitor.agent,
    };
    const asking = { asker: existing?.id ?? 'set up', address: visitor.address };
    const done = await setUp(context, setup, asking, now);
    if (!done.ok) throw refusal(done.failure);
    const { organizationId, workspaceId, userId, token } = done.value;
    const begunAt = 'email' in setup.owner ? undefined : call.actor?.session.created_at;
    if (token !== undefined) await issueSession(call, { token, userId, begunAt });
    if (!body.sample || workspaceId === undefined) return { organization: organizationId, form: null };
    const writes = memberWrites(store, {
      organizationId,
      user: { id: userId, name: setup.owner.name },
      sessionId: undefined,
      least: 'owner',
    });
    const sample = {
      workspace: workspaceId,
      name: body.beginning?.form ?? 'Feedback',
      language: body.beginning?.language,
    };
    const form = await addSampleForm(writes, sample, now).catch((error: unknown) => {
      // The organisation exists and the link is used up, so the set-up continues without the sample form.
      context.log.error({ err: error }, 'the sample form could not be made');
      return undefined;
    });
    return { organization: organizationId, form: form ?? null };
  },
};

async function setupOf(
  { store, keys }: Call<'setUp'>['context'],
  secret: string,
  now: number,
): Promise<{ id: string; name: string } | null> {
  const found = await findSetup(store.read, keys(), secret, now);
  if (!found.ok) throw new Problem(found.failure.code);
  return found.value;
}

/** With an address a new account is created; without one the signed-in person becomes the owner. */
async function ownerOf(
  call: Pick<Call<'setUp'>, 'context' | 'actor' | 'body' | 'visitor' | 'waitSignal' | 'now'>,
  organization: string,
): Promise<Setup['owner']> {
  const { actor, body, visitor, waitSignal, now } = call;
  const { name, email, password, language } = body;
  if (actor !== undefined && email === undefined)
    return {
      id: actor.user.id,
      name: actor.user.name,
      renewal: await accessRenewal(call, actor, { password, organization }, now),
    };
  if (name === undefined) throw new Problem('field_invalid', { param: 'name' });
  if (email === undefined) throw new Problem('field_invalid', { param: 'email' });
  if (password === undefined) throw new Problem('field_invalid', { param: 'password' });
  await refuseWeakPassword(password, [name, email, organization]);
  const passwordHash = await hashPassword(password, hashTurnOf({ ...visitor, signal: waitSignal }));
  return { name, email, language, passwordHash };
}
