import { figure, plural } from '../../../plural.ts';
import type { PlaceTexts } from '../placeTexts.ts';

export const share: PlaceTexts['share'] = {
  title: 'Teilen',
  about: 'Den Link schicken, den Code drucken oder das Formular in die eigene Seite setzen.',
  unpublishedTitle: 'Noch kann niemand das Formular öffnen',
  unpublished:
    'Der Link funktioniert, sobald das Formular veröffentlicht ist. Vorbereiten können Sie hier schon alles.',
  link: {
    title: 'Link',
    about: 'Wer antworten darf, kann ihn öffnen.',
    address: 'Adresse des Formulars',
    open: 'Formular öffnen',
    slug: 'Lesbare Adresse',
    slugText: (start) =>
      `${start} und dahinter Ihre Worte, etwa sommerfest. Der alte Link funktioniert weiter.`,
    slugFault:
      'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, und nicht genau acht Zeichen ohne Bindestrich.',
    qr: 'QR-Code',
    qrText: 'Für Plakate und Folien. Er funktioniert weiter, wenn sich die lesbare Adresse ändert.',
    svg: 'Als SVG speichern',
    png: 'Als PNG speichern',
  },
  embed: {
    title: 'In der eigenen Seite',
    about: 'Fügen Sie die Zeilen in das HTML Ihrer Seite ein.',
    mode: 'Darstellung',
    modes: { inline: 'Im Text', popup: 'Im Dialog', tab: 'Am Rand' },
    modeTexts: {
      inline: 'Das Formular steht in Ihrer Seite und ist so hoch wie nötig.',
      popup: 'Eine Schaltfläche öffnet das Formular über Ihrer Seite.',
      tab: 'Eine Schaltfläche am Fensterrand öffnet eine Seitenleiste.',
    },
    button: 'Worte auf der Schaltfläche',
    buttonDefault: 'Schreiben Sie uns',
    code: 'Zeilen für Ihre Seite',
    preview: 'Vorschau',
    previewText: 'Das Formular, wie es in Ihrer Seite steht.',
  },
  prefill: {
    title: 'Ausgefüllter Link',
    about: 'Ein Link, der das Formular mit Antworten öffnet. Sie lassen sich noch ändern.',
    field: 'Frage',
    value: 'Antwort',
    add: 'Antwort hinzufügen',
    remove: (label) => `Antwort auf „${label}“ entfernen`,
    link: 'Link mit Antworten',
    none: 'Das Formular hat keine Frage, die ein Link ausfüllen kann.',
  },
  personal: {
    title: 'Persönliche Links',
    about: 'Ein Link für jede Person, damit Sie sehen, wer geantwortet hat.',
    needed:
      'Das Formular lässt sich auch ohne solchen Link öffnen. Unter Einstellungen können Sie eine Antwort je persönlichem Link annehmen.',
    names: 'Namen',
    namesText: 'Einer je Zeile, oder eine aus einer Tabelle eingefügte Spalte.',
    namesMissing: 'Geben Sie mindestens einen Namen ein.',
    create: 'Links erstellen',
    created: (count) =>
      plural('de', count, { one: '1 Link erstellt', other: `${figure('de', count)} Links erstellt` }),
    onlyNow: 'Speichern Sie die Links jetzt. Sie können nicht noch einmal angezeigt werden.',
    saveCsv: 'Als CSV speichern',
    done: 'Fertig',
    list: 'Persönliche Links',
    name: 'Name',
    unnamed: 'Ohne Namen',
    state: 'Stand',
    states: { answered: 'Geantwortet', open: 'Noch nicht', revoked: 'Widerrufen' },
    time: 'Geantwortet',
    link: 'Link',
    revoke: 'Widerrufen',
    revokeLink: (name) => `Link von ${name} widerrufen`,
    revoked: 'Link widerrufen',
    more: 'Mehr anzeigen',
    empty: 'Noch keine persönlichen Links.',
  },
  message: {
    title: 'Worte zum Verschicken',
    about: 'Ein kurzer Text für eine E-Mail oder einen Chat.',
    label: 'Text',
    text: (name, url) =>
      `Guten Tag,\n\nbitte nehmen Sie sich einen Moment für „${name}“:\n${url}\n\nVielen Dank`,
    mail: 'E-Mail schreiben',
  },
  card: {
    title: 'In Chats und Netzwerken',
    about: 'Was man sieht, wenn der Link geteilt wird.',
  },
};
