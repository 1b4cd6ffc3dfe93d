import type { MailTexts, RemovedMethod } from '../mailTexts.ts';

export const english: MailTexts = {
  invitation: ({ organization, inviter }) => ({
    subject: `Join ${organization}`,
    heading: `Join ${organization}`,
    paragraphs: [
      inviter === ''
        ? `You have been invited to join ${organization} and work on its forms.`
        : `${inviter} has invited you to join ${organization} and work on its forms.`,
    ],
    button: 'Accept the invitation',
    closing: [
      'The link expires after 7 days. If you were not expecting this invitation, ignore this e-mail.',
    ],
  }),
  password_reset: ({ organization, email }) => ({
    subject: 'Set a new password',
    heading: 'Set a new password',
    paragraphs: [
      `Someone requested a new password for the account ${email} at ${organization}. Use this link to choose one.`,
    ],
    button: 'Set a new password',
    closing: [
      'The link works once and expires soon. If you did not request it, ignore this e-mail: your password stays the same.',
    ],
  }),
  email_change: ({ email }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    paragraphs: [`To use ${email} as the e-mail address of your account, confirm that it is yours.`],
    button: 'Confirm the address',
    closing: [
      'The link works once and expires soon. If you did not request it, ignore this e-mail: the account keeps its current address.',
    ],
  }),
  email_confirm: ({ email }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    paragraphs: [`You created an account with the address ${email}. Sign in and confirm that it is yours.`],
    button: 'Confirm the address',
    closing: [
      'The link works once and expires after a day. If you did not create an account, ignore this e-mail: nobody else can confirm this address.',
    ],
  }),
  email_changed: ({ email }) => ({
    subject: 'Your account’s e-mail address was changed',
    heading: 'Your account’s e-mail address was changed',
    paragraphs: [
      `The account that used ${email} now has a different e-mail address. This mailbox will not receive its e-mails and cannot be used to reset its password.`,
    ],
    button: '',
    closing: [
      'If this was not you, contact an owner of your organisation or the operator of this server immediately.',
    ],
  }),
  password_set: ({ email, removed }) => ({
    subject: 'Your password was set with a link',
    heading: 'Your password was set with a link',
    paragraphs: [`The account ${email} has a new password. All browsers were signed out.`, ...gone(removed)],
    button: '',
    closing: ['If this was not you, reset your password on the sign-in page.'],
  }),
  access_renewed: ({ email, removed }) => ({
    subject: 'Your sign-in methods were reset',
    heading: 'Your sign-in methods were reset',
    paragraphs: [
      `You joined another organisation with the account ${email}. An owner may have known its old password, so you chose a new one and all other browsers were signed out.`,
      ...gone(removed),
    ],
    button: '',
    closing: ['If this was not you, reset your password on the sign-in page.'],
  }),
  workflow_failing: ({ form, workflow, problem }) => ({
    subject: `The workflow “${workflow}” of “${form}” keeps failing`,
    heading: `The workflow “${workflow}” of “${form}” keeps failing`,
    paragraphs: [
      `For more than an hour, the workflow “${workflow}” of the form “${form}” could not do its work. It is tried again with growing pauses. If it fails for 5 days, it is switched off.`,
      `The latest error: ${problem}`,
    ],
    button: 'Look at its runs',
    closing: [],
  }),
  workflow_switched_off: ({ form, workflow, problem }) => ({
    subject: `The workflow “${workflow}” of “${form}” was switched off`,
    heading: `The workflow “${workflow}” of “${form}” was switched off`,
    paragraphs: [
      `An action of the workflow “${workflow}” of the form “${form}” was switched off, because its receiver failed for 5 days or does not want any more.`,
      `The latest error: ${problem}`,
      'Responses are stored as before. Once the receiver works again, switch the workflow on and replay what failed.',
    ],
    button: 'Look at its runs',
    closing: [],
  }),
  mail_test: ({ organization }) => ({
    subject: `Test e-mail from ${organization}`,
    heading: 'E-mail is working',
    paragraphs: [`You sent this e-mail to test whether e-mails from ${organization} arrive. They do.`],
    button: '',
    closing: [],
  }),
  linkBelow: 'Or open this address in a browser:',
};

const methods = {
  passkeys: 'passkeys',
  providers: 'linked sign-in providers',
  second_factor: 'the authenticator app and its recovery codes',
} as const;

function gone(removed: readonly RemovedMethod[]): string[] {
  if (removed.length === 0) return [];
  const list = removed.map((method) => methods[method]).join(', ');
  return [
    `These were removed, because someone else could have added them: ${list}. Set up the ones you use again.`,
  ];
}
