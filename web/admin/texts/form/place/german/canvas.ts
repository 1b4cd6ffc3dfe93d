import type { PlaceTexts } from '../placeTexts.ts';

export const canvas: PlaceTexts['canvas'] = {
  editTitle: 'Das Formular',
  viewTitle: 'Das Formular, wie Besucher es sehen',
  frame: {
    addField: 'Feld hinzufügen',
    addPage: 'Seite hinzufügen',
    addOption: 'Option hinzufügen',
    addTitle: 'Titel des Formulars',
    addDescription: 'Beschreibung hinzufügen',
    pageTitle: 'Titel der Seite',
    page: 'Seite {number}',
    drag: 'Zum Verschieben ziehen',
    duplicate: 'Duplizieren',
    delete: 'Löschen',
    hidden: 'Für Besucher unsichtbar',
    conditional: 'Bedingt',
    moreOptions: 'und {count} weitere, in den Einstellungen des Feldes',
    unknownType: 'Dieser Feldtyp stammt von einem anderen Dienst und kann nicht angezeigt werden.',
    emptyPage: 'Diese Seite hat noch keine Felder.',
    emptyText: 'Text für Besucher schreiben',
    notShown:
      'Das Formular kann noch nicht angezeigt werden: Etwas in seiner Logik hängt von sich selbst ab. Die Liste der Befunde sagt, wo.',
    nothingStored: 'Das ist eine Vorschau: Es wurde nichts gespeichert.',
    leads: 'Besucher gelangen jetzt zu {address}.',
    payment: 'Besucher bezahlen hier, bevor ihre Antworten gespeichert werden.',
  },
};
