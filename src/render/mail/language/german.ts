import type { MailTexts, RemovedMethod } from '../mailTexts.ts';

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
  email_confirm: ({ email }) => ({
    subject: 'E-Mail-Adresse bestätigen',
    heading: 'E-Mail-Adresse bestätigen',
    paragraphs: [
      `Sie haben ein Konto mit der Adresse ${email} angelegt. Melden Sie sich an und bestätigen Sie, dass sie Ihnen gehört.`,
    ],
    button: 'Adresse bestätigen',
    closing: [
      'Der Link gilt einen Tag und nur einmal. Wenn Sie kein Konto angelegt haben, tun Sie nichts: Ohne Sie kann niemand diese Adresse bestätigen.',
    ],
  }),
  email_changed: ({ email }) => ({
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    heading: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    paragraphs: [
      `Das Konto, das ${email} verwendet hat, hat jetzt eine andere E-Mail-Adresse. Dieses Postfach erhält keine E-Mails des Kontos mehr und kann das Passwort nicht mehr zurücksetzen.`,
    ],
    button: '',
    closing: [
      'Wenn Sie das nicht waren, wenden Sie sich sofort an die Person, die diese Installation betreibt, oder an einen Inhaber Ihrer Organisation.',
    ],
  }),
  password_set: ({ email, removed }) => ({
    subject: 'Ihr Passwort wurde über einen Link festgelegt',
    heading: 'Ihr Passwort wurde über einen Link festgelegt',
    paragraphs: [
      `Das Konto ${email} hat ein neues Passwort. Alle Browser wurden abgemeldet.`,
      ...gone(removed),
    ],
    button: '',
    closing: [
      'Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite einen Link für ein neues Passwort an.',
    ],
  }),
  access_renewed: ({ email, removed }) => ({
    subject: 'Ihre Anmeldung wurde erneuert',
    heading: 'Ihre Anmeldung wurde erneuert',
    paragraphs: [
      `Sie sind mit dem Konto ${email} einer weiteren Organisation beigetreten. Ein Inhaber könnte das bisherige Passwort gekannt haben. Deshalb haben Sie ein neues gewählt, und alle anderen Browser wurden abgemeldet.`,
      ...gone(removed),
    ],
    button: '',
    closing: [
      'Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite einen Link für ein neues Passwort an.',
    ],
  }),
  workflow_failing: ({ form, workflow, problem }) => ({
    subject: `Der Ablauf „${workflow}“ von „${form}“ schlägt fehl`,
    heading: `Der Ablauf „${workflow}“ von „${form}“ schlägt fehl`,
    paragraphs: [
      `Seit mehr als einer Stunde kann der Ablauf „${workflow}“ des Formulars „${form}“ seine Arbeit nicht tun. Er wird mit wachsenden Pausen weiter versucht. Wenn er 5 Tage lang fehlschlägt, wird er ausgeschaltet.`,
      `Der letzte Fehler: ${problem}`,
    ],
    button: 'Verlauf ansehen',
    closing: [],
  }),
  workflow_switched_off: ({ form, workflow, problem }) => ({
    subject: `Der Ablauf „${workflow}“ von „${form}“ wurde ausgeschaltet`,
    heading: `Der Ablauf „${workflow}“ von „${form}“ wurde ausgeschaltet`,
    paragraphs: [
      `Eine Aktion des Ablaufs „${workflow}“ des Formulars „${form}“ wurde ausgeschaltet, weil ihr Empfänger 5 Tage lang nicht erreichbar war oder nichts mehr empfangen will.`,
      `Der letzte Fehler: ${problem}`,
      'Antworten werden weiter gespeichert. Wenn der Empfänger wieder arbeitet, schalten Sie den Ablauf ein und wiederholen Sie, was fehlgeschlagen ist.',
    ],
    button: 'Verlauf ansehen',
    closing: [],
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

const methods = {
  passkeys: 'Passkeys',
  providers: 'Verknüpfungen mit Anmeldediensten',
  second_factor: 'die Authentifizierungs-App mit ihren Wiederherstellungscodes',
} as const;

function gone(removed: readonly RemovedMethod[]): string[] {
  if (removed.length === 0) return [];
  const list = removed.map((method) => methods[method]).join(', ');
  return [
    `Diese könnte jemand anderes hinzugefügt haben, deshalb wurden sie entfernt: ${list}. Richten Sie wieder ein, was Sie verwenden.`,
  ];
}
