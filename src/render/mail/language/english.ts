import type { MailTexts } from '../mailTexts.ts';

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
  mail_test: ({ organization }) => ({
    subject: `Test e-mail from ${organization}`,
    heading: 'E-mails arrive',
    paragraphs: [`You asked for this e-mail to see whether e-mails from ${organization} arrive. They do.`],
    button: '',
    closing: [],
  }),
  linkBelow: 'Or open this address in a browser:',
};
