import { plural } from '../../../plural.ts';
import type { PlaceTexts } from '../placeTexts.ts';
import { sentenceFor } from '../sentenceFor.ts';
import { findingSentences } from './findingSentences.ts';

export const findings: PlaceTexts['findings'] = {
  title: 'Problèmes',
  button: (errors, warnings) =>
    errors + warnings === 0
      ? 'Aucun problème'
      : plural('fr', errors + warnings, { one: '1 problème', other: `${errors + warnings} problèmes` }),
  checking: 'Vérification du brouillon',
  empty: 'Pas encore de champs',
  emptyAbout: 'Ajoutez d’abord un champ : un formulaire sans champs ne peut pas être publié.',
  none: 'Rien à corriger.',
  errors: 'À corriger avant de publier',
  warnings: 'À regarder',
  sentence: (finding, place) =>
    sentenceFor(finding, place, {
      sentences: findingSentences,
      colon: ' : ',
      quote: (word) => `« ${word} »`,
    }),
  fixed: 'Corrigé',
  undo: 'Annuler',
  fixes: {
    removePart: 'Retirer',
    removeSetting: (name) => `Retirer « ${name} »`,
    addOption: (name) => `Ajouter l’option « ${name} »`,
    renameTo: (name) => `Changer en « ${name} »`,
    fittingOperator: 'Utiliser une comparaison adaptée',
    notRequired: 'Rendre facultatif',
    removePage: 'Supprimer la page',
    removeTranslation: 'Retirer la traduction',
  },
};
