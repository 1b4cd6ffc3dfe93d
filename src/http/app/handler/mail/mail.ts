import { formatInstant } from '#kit/time/instant.ts';
import { settingsOf } from '#service/base/organizationSettings.ts';
import { changeMail } from '#service/mail/changeMail.ts';
import { discardMail } from '#service/mail/discardMail.ts';
import { lastFailure } from '#service/mail/lastFailure.ts';
import { readMailError } from '#service/mail/mailError.ts';
import { readMail } from '#service/mail/readMail.ts';
import { readOutbox, type StoredMail } from '#service/mail/readOutbox.ts';
import { responseOfMail } from '#service/mail/responseOfMail.ts';
import { sendAgain } from '#service/mail/sendAgain.ts';
import { sendTestMail } from '#service/mail/sendTestMail.ts';
import { runBy } from '#store/query/mail/mailServer.ts';
import type { Database } from '#store/tables.ts';
import { Problem } from '../../../problem.ts';
import type { Call, Handlers } from '../../call.ts';
import { refusal } from '../../refusal.ts';
import { hasRecentProof } from '../../requireRecentProof.ts';

export const mailHandlers: Handlers<
  'mail' | 'changeMail' | 'testMail' | 'outbox' | 'readMail' | 'sendAgain' | 'discardMail'
> = {
  async mail({ context, actor }) {
    const { read } = context.store;
    const { servers } = context.mail;
    const { from_name = '', reply_to = '' } = (await settingsOf(read, actor.organization.id)).mail ?? {};
    const mailer = await servers.current(read);
    const isRunHere = (await runBy(read)) === actor.organization.id;
    return {
      configured: mailer !== undefined,
      fixed: servers.isFixed,
      set_up_by: !isRunHere ? 'others' : actor.role === 'owner' ? 'you' : 'owners',
      from: mailer?.from ?? null,
      failure: mailer === undefined ? null : await failureFor(read, actor),
      settings: { from_name, reply_to },
    };
  },

  async changeMail({ body, actor, now }) {
    await changeMail(actor.writes, body, now);
    return {};
  },

  async testMail({ context, actor, now }) {
    const { store, mail } = context;
    const by = { writes: actor.writes, windows: store.countedWindows };
    const sent = await sendTestMail(by, await mail.servers.current(store.read), actor.user, now);
    if (!sent.ok) throw refusal(sent.failure);
    return { error: sent.value };
  },

  async outbox({ context, actor, now }) {
    const mails = await readOutbox(context.store.read, context.keys(), actor.organization.id, now);
    return { mails: mails.map(listed) };
  },

  async readMail({ context, params, actor, now }) {
    const isProved = hasRecentProof(actor.session, now);
    const read = await readMail(actor.writes, context.keys(), { id: params.mail, isProved }, now);
    if (!read.ok) throw refusal(read.failure);
    return read.value;
  },

  async sendAgain({ params, actor, now }) {
    const outcome = await sendAgain(actor.writes, params.mail, now);
    if (!outcome.ok) throw new Problem(outcome.failure.code);
    return {};
  },

  async discardMail({ params, actor, now }) {
    if (!(await discardMail(actor.writes, params.mail, now))) throw new Problem('not_found');
    return {};
  },
};

/** Errors of a mail server may name a recipient, which only owners may see. */
async function failureFor(db: Database, { organization, role }: Call<'mail'>['actor']) {
  const failure = await lastFailure(db, organization.id);
  return failure === null || role === 'owner' ? failure : { ...failure, detail: '' };
}

function listed(mail: StoredMail) {
  const { id, kind, recipient, subject, state, created_at, sent_at, error, readable } = mail;
  return {
    id,
    kind,
    recipient,
    subject,
    state,
    created_at: formatInstant(created_at),
    sent_at: sent_at === null ? null : formatInstant(sent_at),
    error: readMailError(error),
    readable,
    response: responseOfMail(mail) ?? null,
  };
}
