import { figure, plural } from '../../../plural.ts';
import type { ManageTexts } from '../manageTexts.ts';

const responses = (count: number) =>
  plural('de', count, { one: '1 Antwort', other: `${figure('de', count)} Antworten` });
const files = (count: number) =>
  plural('de', count, { one: '1 Datei', other: `${figure('de', count)} Dateien` });
const links = (count: number) =>
  plural('de', count, { one: '1 persönlicher Link', other: `${figure('de', count)} persönliche Links` });
const mails = (count: number) =>
  plural('de', count, { one: '1 E-Mail', other: `${figure('de', count)} E-Mails` });

/** Only what there is. */
const found = (counts: { responses: number; files: number; links: number; mails: number }) =>
  [
    counts.responses > 0 && responses(counts.responses),
    counts.files > 0 && files(counts.files),
    counts.links > 0 && links(counts.links),
    counts.mails > 0 && mails(counts.mails),
  ]
    .filter(Boolean)
    .join(', ');

export const people: ManageTexts['people'] = {
  title: 'Personen',
  description: 'Alles finden, was Ihre Formulare über eine Person enthalten, es exportieren oder löschen.',
  text: 'E-Mail-Adresse oder eine beliebige Angabe',
  textHelp: 'Mindestens drei Zeichen. Großbuchstaben und Akzente spielen keine Rolle.',
  tooShort: 'Geben Sie mindestens drei Zeichen ein.',
  match: 'Suchen nach',
  whole: 'Der ganzen Angabe',
  part: 'Einem Teil der Angabe',
  find: 'Suchen',
  stop: 'Anhalten',
  searching: 'Suche läuft',
  progress: (read, total) => `${figure('de', read)} von etwa ${figure('de', total)} Antworten durchsucht`,
  stopped: 'Die Suche wurde angehalten. Es kann mehr geben.',
  nothingTitle: 'Nichts gefunden',
  nothing: 'Keine Antwort eines Formulars enthält diesen Text.',
  startTitle: 'Jemand fragt, was Sie über ihn wissen?',
  start:
    'Geben Sie die E-Mail-Adresse ein. Sie sehen jede Antwort, jeden persönlichen Link und jede E-Mail, die sie enthält.',
  foundIn: (count, forms) =>
    `${responses(count)} in ${plural('de', forms, { one: '1 Formular', other: `${figure('de', forms)} Formularen` })} gefunden`,
  select: (name) => `${name} auswählen`,
  selectForm: (name) => `Alle von „${name}“ auswählen`,
  response: (id) => `Antwort ${id}`,
  files,
  otherPlaces: { '@note': 'Notiz', '@history': 'Verlauf', '@url': 'Seite' },
  links: 'Persönliche Links',
  mailsTitle: 'E-Mails',
  states: {
    live: 'Live',
    test: 'Test',
    quarantined: 'In Quarantäne',
    partial: 'Noch nicht gesendet',
    unpaid: 'Noch nicht bezahlt',
    deleted: 'Gelöscht',
  },
  selected: (count) => `${figure('de', count)} ausgewählt`,
  export: 'Exportieren',
  exported: (count) => `${responses(count)} exportiert`,
  erase: 'Endgültig löschen',
  eraseTitle: 'Das sofort endgültig löschen?',
  eraseAbout: (counts) =>
    `${found(counts)}. Alles davon ist für immer weg. Das lässt sich nicht rückgängig machen.`,
  typeToErase: (text) => `Zur Bestätigung ${text} eingeben`,
  eraseAction: 'Endgültig löschen',
  reportTitle: 'Löschbericht',
  reportAbout: (date) => `Gelöscht: ${date}. Dieser Bericht enthält keine personenbezogenen Daten.`,
  reportRows: {
    responses: 'Gelöschte Antworten',
    files: 'Gelöschte Dateien',
    notes: 'Gelöschte Notizen',
    links: 'Gelöschte persönliche Links',
    mails: 'Gelöschte E-Mails',
    skipped: 'Schon weg oder nicht erreichbar',
  },
  reportFailed: 'Es brach vor dem Ende ab. Was nicht gelöscht ist, lässt sich wieder finden.',
  copyReport: 'Bericht kopieren',
  newSearch: 'Neue Suche',
};
