import { confirmEmail } from '#service/account/email/changeEmail.ts';
import { requestReset } from '#service/account/password/requestReset.ts';
import { inspectReset, resetPassword } from '#service/account/password/resetPassword.ts';
import { knownWords } from '#service/account/password/weakPassword.ts';
import { signIn } from '#service/account/signIn/signIn.ts';
import { verifySecondFactor } from '#service/account/signIn/verifySecondFactor.ts';
import type { Handlers } from '../../call.ts';
import { issueSession } from '../../issueSession.ts';
import { refusal } from '../../refusal.ts';
import { signInClientOf } from '../../signInClientOf.ts';

export const signInHandlers: Handlers<
  'signIn' | 'giveSecondFactor' | 'askForReset' | 'lookAtReset' | 'resetPassword' | 'confirmEmail'
> = {
  async signIn(call) {
    const signed = await signIn(call.context, call.body, signInClientOf(call), call.now);
    if (!signed.ok) throw refusal(signed.failure);
    const step = signed.value;
    if (step.next === 'second_factor') return step;
    await issueSession(call, step);
    return { next: step.next };
  },

  async giveSecondFactor(call) {
    const given = await verifySecondFactor(call.context, call.body, signInClientOf(call), call.now);
    if (!given.ok) throw refusal(given.failure);
    await issueSession(call, given.value);
    return {};
  },

  async askForReset(call) {
    const asked = await requestReset(call.context, call.body.email, signInClientOf(call), call.now);
    if (!asked.ok) throw refusal(asked.failure);
    return {};
  },

  async lookAtReset({ context, body, now }) {
    const looked = await inspectReset(context, body.secret, now);
    if (!looked.ok) throw refusal(looked.failure);
    const known = await knownWords(context.store.read, looked.value);
    return { email: looked.value.email, known };
  },

  async resetPassword(call) {
    const reset = await resetPassword(call.context, call.body, signInClientOf(call), call.now);
    if (!reset.ok) throw refusal(reset.failure);
    await issueSession(call, reset.value);
    return {};
  },

  async confirmEmail({ context, actor, body, now }) {
    const confirmed = await confirmEmail(context, { secret: body.secret, userId: actor.user.id }, now);
    if (!confirmed.ok) throw refusal(confirmed.failure);
    return confirmed.value;
  },
};
