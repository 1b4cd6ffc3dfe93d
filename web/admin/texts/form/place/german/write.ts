import { plural } from '../../../plural.ts';
import type { PlaceTexts } from '../placeTexts.ts';

export const write: PlaceTexts['write'] = {
  formulaPlaceholder: 'Feld oder Funktion eingeben',
  formulaNeeded: 'Schreiben Sie eine Formel. Bis dahin gilt die letzte.',
  fields: 'Felder',
  functions: 'Funktionen',
  withSamples: (answers) => `mit ${answers}`,
  always: 'immer',
  noAnswer: 'keine Antwort',
  emptyResult: 'leer',
  insertAnswer: 'Antwort einfügen',
  noField: 'Kein Feld passt.',
  found: (count) =>
    plural('de', count, {
      one: '1 Feld. Eingabetaste fügt es ein.',
      other: `${count} Felder. Wählen Sie mit den Pfeiltasten, fügen Sie mit der Eingabetaste ein.`,
    }),
  deletedField: 'Dieses Feld gibt es nicht',
};
