import type { MailTexts, RemovedMethod } from '../mailTexts.ts';

export const english: MailTexts = {
  invitation: ({ organization, inviter }) => ({
    subject: `Join ${organization}`,
    heading: `Join ${organization}`,
    paragraphs: [
      inviter === ''
        ? `You are invited to work with ${organization} on its forms.`
        : `${inviter} invites you to work with ${organization} on its forms.`,
    ],
    button: 'Accept the invitation',
    closing: ['The link works for 7 days. If you do not know what this is about, leave it unopened.'],
  }),
  password_reset: ({ organization, email }) => ({
    subject: 'Set a new password',
    heading: 'Set a new password',
    paragraphs: [
      `Somebody asked for a new password for the account ${email} at ${organization}. Choose one with this link.`,
    ],
    button: 'Set a new password',
    closing: [
      'The link works once, for a short time. If you did not ask for it, do nothing: your password stays as it is.',
    ],
  }),
  email_change: ({ email }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    paragraphs: [`Your account will use the e-mail address ${email}. Confirm that it is yours.`],
    button: 'Confirm the address',
    closing: [
      'The link works once, for a short time. If you did not ask for it, do nothing: the account keeps its address.',
    ],
  }),
  email_confirm: ({ email }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    paragraphs: [`You made an account with the address ${email}. Sign in and confirm that it is yours.`],
    button: 'Confirm the address',
    closing: [
      'The link works once, for a day. If you did not make an account, do nothing: without you, nobody can confirm this address.',
    ],
  }),
  email_changed: ({ email }) => ({
    subject: 'The mail address of your account was changed',
    heading: 'The mail address of your account was changed',
    paragraphs: [
      `The account that used ${email} has another mail address now. This mailbox no longer receives its mails and cannot reset its password.`,
    ],
    button: '',
    closing: [
      'If it was not you, tell the person who runs this installation, or an owner of your organisation, at once.',
    ],
  }),
  password_set: ({ email, removed }) => ({
    subject: 'Your password was set by a link',
    heading: 'Your password was set by a link',
    paragraphs: [`The account ${email} has a new password. All browsers were signed out.`, ...gone(removed)],
    button: '',
    closing: ['If it was not you, ask for a link to set a new password on the sign-in page.'],
  }),
  access_renewed: ({ email, removed }) => ({
    subject: 'Your ways to sign in were renewed',
    heading: 'Your ways to sign in were renewed',
    paragraphs: [
      `You joined another organisation with the account ${email}. An owner may have known its password from before, so you chose a new one and all other browsers were signed out.`,
      ...gone(removed),
    ],
    button: '',
    closing: ['If it was not you, ask for a link to set a new password on the sign-in page.'],
  }),
  mail_test: ({ organization }) => ({
    subject: `Test e-mail from ${organization}`,
    heading: 'E-mails arrive',
    paragraphs: [`You asked for this e-mail to see whether e-mails from ${organization} arrive. They do.`],
    button: '',
    closing: [],
  }),
  linkBelow: 'Or open this address in a browser:',
};

const methods = {
  passkeys: 'passkeys',
  providers: 'links to sign-in providers',
  second_factor: 'the authenticator app with its recovery codes',
} as const;

function gone(removed: readonly RemovedMethod[]): string[] {
  if (removed.length === 0) return [];
  const list = removed.map((method) => methods[method]).join(', ');
  return [`Somebody else could have added these, so they were removed: ${list}. Set up again what you use.`];
}
