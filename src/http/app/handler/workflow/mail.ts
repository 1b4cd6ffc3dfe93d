import { formatInstant } from '#kit/time/instant.ts';
import { readMailError } from '#service/mail/mailError.ts';
import { previewMailAction, testMailAction } from '#service/workflow/tryMailAction.ts';
import { mailsOfRun } from '#store/query/mail/responseMail.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';
import { refusal } from '../../refusal.ts';
import { visibleForm } from '../form/visibleForm.ts';

export const workflowMailHandlers: Handlers<'previewMailAction' | 'testMailAction' | 'runMails'> = {
  async previewMailAction({ context, params, body, actor, now }) {
    const wanted = { formId: params.form, formsUrl: context.formsUrl, appUrl: context.baseUrl, ...body };
    const preview = await previewMailAction(actor.writes, wanted, now);
    if (!preview.ok) throw failure(preview.failure.code);
    const { responseNumber, unmet, mail } = preview.value;
    return {
      response: responseNumber,
      unmet,
      to: mail.addresses.map(({ address }) => address),
      reply_to: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attached: [...(mail.pdf === undefined ? [] : [mail.pdf.name]), ...mail.files.map(({ name }) => name)],
      left_out: [...mail.leftOut],
    };
  },

  async testMailAction({ context, params, body, actor, now, waitSignal: signal }) {
    const { store, files, pdfs, mail } = context;
    const by = { writes: actor.writes, windows: store.countedWindows, files, pdfs, signal };
    const wanted = { formId: params.form, formsUrl: context.formsUrl, appUrl: context.baseUrl, ...body };
    const sent = await testMailAction(
      by,
      await mail.servers.current(store.read),
      wanted,
      actor.user.email,
      now,
    );
    if (sent.ok) return { error: sent.value };
    if (sent.failure.code === 'too_many_mails') throw refusal(sent.failure);
    throw failure(sent.failure.code);
  },

  async runMails({ context, params, actor }) {
    const form = await visibleForm(context.store, actor, params.form);
    const rows = await mailsOfRun(context.store.read, actor.organization.id, form.id, params.run);
    if (rows === undefined) throw new Problem('not_found');
    return {
      mails: rows.map(({ sent_at, error, ...row }) => ({
        ...row,
        sent_at: sent_at === null ? null : formatInstant(sent_at),
        error: readMailError(error),
      })),
    };
  },
};

function failure(code: 'form_unknown' | 'response_unknown' | 'action_invalid'): Problem {
  if (code === 'form_unknown') return new Problem('not_found');
  return new Problem('field_invalid', { param: code === 'action_invalid' ? 'action' : 'response' });
}
