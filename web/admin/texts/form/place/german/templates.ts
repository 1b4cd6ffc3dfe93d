import type { PlaceTexts } from '../placeTexts.ts';

export const templates: PlaceTexts['templates'] = {
  booking: {
    title: 'Buchung',
    about: 'Ein Tisch, ein Raum oder ein Fahrrad: Tag, Uhrzeit und Zahl der Personen.',
  },
  consent: {
    title: 'Einverständnis',
    about: 'Einverständnis für einen Ausflug, mit gezeichneter oder getippter Unterschrift.',
  },
  contact: { title: 'Kontakt', about: 'Eine kurze Nachricht und ein Weg, darauf zu antworten.' },
  'customer-satisfaction': {
    title: 'Kundenzufriedenheit',
    about: 'Wie wahrscheinlich man Sie weiterempfiehlt, und eine Frage, die zur Bewertung passt.',
  },
  donation: {
    title: 'Spende',
    about: 'Eine Spende mit Karte über Stripe. Zahlungen müssen auf dem Server eingerichtet sein.',
  },
  'employee-survey': {
    title: 'Mitarbeiterbefragung',
    about: 'Ohne Namen, und die Abteilung nur in Gruppen, in denen niemand zu erkennen ist.',
  },
  'event-registration': {
    title: 'Anmeldung zur Veranstaltung',
    about: 'Mehrere Tickets und ein Workshop mit begrenzten Plätzen.',
  },
  feedback: {
    title: 'Rückmeldung',
    about: 'Zwei Fragen und ein offenes Ende: kurz genug, um ausgefüllt zu werden.',
  },
  'job-application': {
    title: 'Bewerbung',
    about: 'Drei Schritte mit Lebenslauf. Nach einem Portfolio wird nur im Design gefragt.',
  },
  lead: {
    title: 'Verkaufsanfrage',
    about: 'Für Firmen, die etwas kaufen möchten: kurz und nach Größe sortiert.',
  },
  newsletter: { title: 'Newsletter', about: 'Anmeldung mit Themen und Einwilligung.' },
  order: { title: 'Bestellung', about: 'Preise, Mengen, Lieferung und eine genaue Summe.' },
  quiz: { title: 'Quiz', about: 'Fragen mit Punkten und am Ende das Ergebnis.' },
  rsvp: {
    title: 'Zusage',
    about: 'Zuerst Ja oder Nein: Wer nicht kommt, ist nach einer Frage fertig.',
  },
  'support-request': {
    title: 'Supportanfrage',
    about: 'Fragt nach allem, was bei der Lösung hilft, und verweist dringende Fälle ans Telefon.',
  },
};
