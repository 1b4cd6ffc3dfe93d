import { plural } from '../../../plural.ts';
import type { PlaceTexts } from '../placeTexts.ts';
import { sentenceFor } from '../sentenceFor.ts';
import { findingSentences } from './findingSentences.ts';

export const findings: PlaceTexts['findings'] = {
  title: 'Probleme',
  button: (errors, warnings) =>
    errors + warnings === 0
      ? 'Keine Probleme'
      : plural('de', errors + warnings, { one: '1 Problem', other: `${errors + warnings} Probleme` }),
  checking: 'Der Entwurf wird geprüft',
  empty: 'Noch keine Felder',
  emptyAbout: 'Fügen Sie zuerst ein Feld hinzu: Ein Formular ohne Felder kann nicht veröffentlicht werden.',
  none: 'Nichts zu berichtigen.',
  errors: 'Vor dem Veröffentlichen berichtigen',
  warnings: 'Einen Blick wert',
  sentence: (finding, place) =>
    sentenceFor(finding, place, {
      sentences: findingSentences,
      colon: ': ',
      quote: (word) => `„${word}“`,
    }),
  fixed: 'Berichtigt',
  undo: 'Rückgängig',
  fixes: {
    removePart: 'Entfernen',
    removeSetting: (name) => `„${name}“ entfernen`,
    addOption: (name) => `Option „${name}“ hinzufügen`,
    renameTo: (name) => `In „${name}“ ändern`,
    fittingOperator: 'Passenden Vergleich verwenden',
    notRequired: 'Freiwillig machen',
    removePage: 'Seite löschen',
    removeTranslation: 'Übersetzung entfernen',
  },
};
