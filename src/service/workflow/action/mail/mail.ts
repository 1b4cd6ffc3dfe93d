import { languagesOfMembers } from '#store/query/mail/responseMail.ts';
import { countFormMail, type MailLimit } from '../../../mail/mailLimits.ts';
import { queueResponseMail } from '../../../mail/queueResponseMail.ts';
import type { Action, ActionContext, ActionOutcome, ActionSettingsOf } from '../action.ts';
import { type ComposedMail, composeMail } from './composeMail.ts';
import type { Recipient } from './recipients.ts';

/**
 * Mails the response to the team or to the visitor. The run is done once its mails are in the outbox, in one transaction;
 * the outbox sends them, tries again, and shows failures.
 */
export const mail: Action<'mail'> = {
  type: 'mail',
  receiver: () => 'mail',
  run: async (settings, context) => await send(settings, context),
};

async function send(settings: ActionSettingsOf<'mail'>, context: ActionContext): Promise<ActionOutcome> {
  const composed = await composeMail(settings, context);
  if (composed.addresses.length === 0) {
    if (composed.invalid === 0) return { kind: 'skipped', reason: 'address_missing' };
    const detail = 'The answer for the recipient is not an e-mail address.';
    return { kind: 'refused', error: { code: 'recipient_invalid', detail } };
  }
  const counted = await countAll(composed, context);
  if ('kind' in counted) return counted;
  const { allowed } = counted;
  const team = allowed.filter(({ isVisitor }) => !isVisitor).map(({ address }) => address);
  const languages = await languagesOfMembers(context.store.read, context.organizationId, team);
  const { deliveryId, organizationId, keys, form, response, now } = context;
  return {
    kind: 'done',
    record: { object: 'mail', dataType: 'number', data: String(allowed.length) },
    write: async ({ db }) => {
      for (const { address, isVisitor } of allowed)
        await queueResponseMail(
          db,
          keys,
          {
            organizationId,
            runId: deliveryId,
            formId: form.id,
            formName: form.name,
            responseId: response.id,
            to: address,
            content: {
              ...(isVisitor ? composed.forVisitor : composed.forTeam(languages.get(address.toLowerCase()))),
              files: composed.files.map(({ id, name, type }) => ({ id, name, type })),
              pdf: composed.pdf,
            },
          },
          now,
        );
    },
  };
}

type Sender = Exclude<MailLimit, string>['of'];

const codes: Record<Sender, string> = {
  form: 'too_many_mails',
  organization: 'too_many_of_organization',
  installation: 'too_many_of_installation',
};
const senders: Record<Sender, string> = {
  form: 'The form has sent',
  organization: 'The forms of the organisation have sent',
  installation: 'This installation has sent',
};

/** Beyond a limit of the form, the organisation or the installation all wait for the next hour; an address that got too many is left out. */
async function countAll(
  { addresses }: Pick<ComposedMail, 'addresses'>,
  context: ActionContext,
): Promise<{ allowed: readonly Recipient[] } | ActionOutcome> {
  const { store, keys, mailLimits, organizationId, form, now } = context;
  const allowed: Recipient[] = [];
  for (const recipient of addresses) {
    const mail = { organizationId, formId: form.id, ...recipient };
    const limit = await countFormMail(store.countedWindows, keys, mailLimits, mail, now);
    if (limit === 'ok') allowed.push(recipient);
    else if (limit !== 'too_many_to_one')
      return {
        kind: 'failed',
        error: {
          code: codes[limit.of],
          detail: `${senders[limit.of]} too many mails this hour, so this one waits.`,
        },
        retryAfter: limit.wait,
      };
  }
  if (allowed.length > 0) return { allowed };
  const detail = 'The address got too many mails of this form this hour.';
  return { kind: 'refused', error: { code: 'too_many_to_one', detail } };
}
