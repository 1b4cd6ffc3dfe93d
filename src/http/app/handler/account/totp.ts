import { qrCode } from '#render/share/qrCode.ts';
import {
  beginTotp,
  confirmTotp,
  endTotp,
  renewRecoveryCodes,
} from '#service/account/secondFactor/totpSetup.ts';
import type { Handlers } from '../../call.ts';
import { refusal } from '../../refusal.ts';

export const totpHandlers: Handlers<'beginTotp' | 'confirmTotp' | 'endTotp' | 'newRecoveryCodes'> = {
  async beginTotp({ context, actor, now }) {
    const enrolment = await beginTotp(context, actor.user, now);
    if (!enrolment.ok) throw refusal(enrolment.failure);
    return { ...enrolment.value, picture: await qrCode(enrolment.value.uri) };
  },

  async confirmTotp({ context, actor, body, now }) {
    const confirmed = await confirmTotp(
      context,
      { ...actor.user, sessionId: actor.session.id },
      body.code,
      now,
    );
    if (!confirmed.ok) throw refusal(confirmed.failure);
    return { recovery_codes: confirmed.value };
  },

  async endTotp({ context, actor, now }) {
    const ended = await endTotp(context, actor.user, context.oidc?.provider.issuer, now);
    if (!ended.ok) throw refusal(ended.failure);
    return {};
  },

  async newRecoveryCodes({ context, actor, now }) {
    const made = await renewRecoveryCodes(context, actor.user, now);
    if (!made.ok) throw refusal(made.failure);
    return { recovery_codes: made.value };
  },
};
