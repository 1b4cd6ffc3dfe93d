import { figure, plural } from '../../../plural.ts';
import type { ManageTexts } from '../manageTexts.ts';

const responses = (count: number) =>
  plural('de', count, { one: '1 Antwort', other: `${figure('de', count)} Antworten` });

export const bulk: ManageTexts['bulk'] = {
  label: 'Aktionen für ausgewählte Antworten',
  selected: (count) => `${figure('de', count)} ausgewählt`,
  allSelected: 'Alle passenden sind ausgewählt',
  allSelectedOf: (count) => `Alle ${figure('de', count)} passenden sind ausgewählt`,
  selectAll: 'Alle passenden auswählen',
  clear: 'Auswahl aufheben',
  tag: 'Tag',
  tagTitle: 'Tag hinzufügen',
  tagName: 'Tag',
  tagAction: 'Tag hinzufügen',
  untagAction: 'Tag entfernen',
  delete: 'Löschen',
  release: 'Freigeben',
  discard: 'Verwerfen',
  erase: 'Sofort endgültig löschen',
  stop: 'Anhalten',
  stopping: 'Wird angehalten',
  progress: (done) => `${figure('de', done)} erledigt`,
  progressOf: (done, total) => `${figure('de', done)} von ${figure('de', total)}`,
  working: {
    delete: 'Wird gelöscht',
    restore: 'Wird wiederhergestellt',
    tag: 'Tag wird hinzugefügt',
    untag: 'Tag wird entfernt',
    release: 'Wird freigegeben',
    discard: 'Wird verworfen',
    erase: 'Wird endgültig gelöscht',
  },
  done: {
    delete: (count) => `${responses(count)} gelöscht`,
    restore: (count) => `${responses(count)} wiederhergestellt`,
    tag: (count) => `Tag hinzugefügt: ${responses(count)}`,
    untag: (count) => `Tag entfernt: ${responses(count)}`,
    release: (count) => `${responses(count)} freigegeben`,
    discard: (count) => `${responses(count)} verworfen`,
    erase: (count) => `${responses(count)} endgültig gelöscht`,
  },
  stoppedAt: 'Angehalten. Was vorher erledigt wurde, bleibt so.',
  discardTitle: 'Diese Antworten verwerfen?',
  discardAbout: 'Sie sind mit ihren Dateien für immer weg. Das lässt sich nicht rückgängig machen.',
  eraseTitle: 'Diese Antworten sofort endgültig löschen?',
  eraseAbout:
    'Ihre Angaben, Dateien, Notizen und ihr Verlauf sind für immer weg. Das lässt sich nicht rückgängig machen.',
  releaseTitle: 'Alle passenden freigeben?',
  releaseAbout: 'Sie werden zu gewöhnlichen Antworten, zählen als solche und erscheinen in der API.',
  deleteTests: 'Alle Testantworten löschen',
  deleteTestsTitle: 'Alle Testantworten löschen?',
  deleteTestsAbout:
    'Sie verschwinden sofort aus der API und werden nach 30 Tagen mit ihren Dateien endgültig gelöscht. Andere Antworten bleiben.',
};
