import type { PlaceTexts } from '../placeTexts.ts';

export const editor: PlaceTexts['editor'] = {
  saved: 'Gespeichert',
  saving: 'Wird gespeichert',
  offline:
    'Offline: Ihre Änderungen bleiben in diesem Browser und werden gesendet, sobald die Verbindung wieder da ist',
  refused: (reason) => `Nicht gespeichert: ${reason} Ihre Änderungen bleiben in diesem Browser.`,
  alsoHere: 'Bearbeiten dieses Formular auch',
  someone: 'Jemand anderes',
  conflictsTitle: (count) =>
    count === 1 ? 'Jemand hat dasselbe geändert' : `Jemand hat dieselben ${count} Dinge geändert`,
  changedTo: (who, what, theirs, mine) =>
    `${who} hat ${what} in ${theirs} geändert, während Sie ${mine} geschrieben haben.`,
  changed: (who, what) => `${who} hat ${what} gleichzeitig mit Ihnen geändert.`,
  deletedByMe: (who, what) =>
    `Sie haben ${what} gelöscht, während ${who} Änderungen daran gemacht hat. Es ist noch da.`,
  deletedByThem: (who, what) =>
    `${who} hat ${what} gelöscht, während Sie Änderungen daran gemacht haben. Es ist noch da.`,
  moved: (who, what) => `${who} hat ${what} an eine andere Stelle verschoben als Sie.`,
  keepMine: 'Meins behalten',
  takeTheirs: 'Das andere nehmen',
  nothing: 'nichts',
  quoted: (text) => `„${text}“`,
  field: (label) => `das Feld „${label}“`,
  page: (label) => `die Seite „${label}“`,
  rule: 'eine Regel',
  form: 'das Formular',
  settingOf: (setting, thing) => `${setting} (${thing})`,
  otherSetting: (name) => `die Einstellung „${name}“`,
  settings: {
    label: 'die Beschriftung',
    title: 'den Titel',
    description: 'die Beschreibung',
    placeholder: 'den Platzhalter',
    text: 'den Text',
    type: 'den Typ',
    required: 'ob eine Antwort nötig ist',
    options: 'die Optionen',
    columns: 'die Spalten',
    rows: 'die Zeilen',
    theme: 'die Gestaltung',
    ending: 'den Abschluss',
    texts: 'die Wörter auf Knöpfen und in Meldungen',
    translations: 'die Übersetzungen',
    pages: 'die Seiten',
    logic: 'die Regeln',
  },
  yes: 'ja',
  no: 'nein',
};
