import type { MailTexts } from '../mailTexts.ts';

export const german: MailTexts = {
  invitation: ({ organization, inviter }) => ({
    subject: `Einladung zu ${organization}`,
    heading: `Einladung zu ${organization}`,
    paragraphs: [
      inviter === ''
        ? `Sie sind eingeladen, bei ${organization} an Formularen mitzuarbeiten.`
        : `${inviter} lädt Sie ein, bei ${organization} an Formularen mitzuarbeiten.`,
    ],
    button: 'Einladung annehmen',
    closing: ['Der Link gilt 7 Tage. Wenn Sie nicht wissen, worum es geht, öffnen Sie ihn nicht.'],
  }),
  password_reset: ({ organization, email }) => ({
    subject: 'Neues Passwort festlegen',
    heading: 'Neues Passwort festlegen',
    paragraphs: [
      `Jemand hat für das Konto ${email} bei ${organization} ein neues Passwort angefordert. Mit diesem Link legen Sie es fest.`,
    ],
    button: 'Neues Passwort festlegen',
    closing: [
      'Der Link gilt nur kurze Zeit und nur einmal. Wenn Sie ihn nicht angefordert haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  email_change: ({ email }) => ({
    subject: 'E-Mail-Adresse bestätigen',
    heading: 'E-Mail-Adresse bestätigen',
    paragraphs: [
      `Ihr Konto soll die E-Mail-Adresse ${email} verwenden. Bestätigen Sie, dass sie Ihnen gehört.`,
    ],
    button: 'Adresse bestätigen',
    closing: [
      'Der Link gilt nur kurze Zeit und nur einmal. Wenn Sie ihn nicht angefordert haben, tun Sie nichts: Das Konto behält seine Adresse.',
    ],
  }),
  mail_test: ({ organization }) => ({
    subject: `Test-E-Mail von ${organization}`,
    heading: 'E-Mails kommen an',
    paragraphs: [
      `Sie haben diese E-Mail angefordert, um zu sehen, ob E-Mails von ${organization} ankommen. Sie kommen an.`,
    ],
    button: '',
    closing: [],
  }),
  linkBelow: 'Oder öffnen Sie diese Adresse in einem Browser:',
};
