import { plural } from '../../../plural.ts';
import type { PlaceTexts } from '../placeTexts.ts';

export const write: PlaceTexts['write'] = {
  formulaPlaceholder: 'Saisir un champ ou une fonction',
  formulaNeeded: 'Écrivez une formule. D’ici là, la dernière reste valable.',
  fields: 'Champs',
  functions: 'Fonctions',
  withSamples: (answers) => `avec ${answers}`,
  always: 'toujours',
  noAnswer: 'sans réponse',
  emptyResult: 'vide',
  insertAnswer: 'Insérer une réponse',
  noField: 'Aucun champ ne correspond.',
  found: (count) =>
    plural('fr', count, {
      one: '1 champ. Entrée pour l’insérer.',
      other: `${count} champs. Choisissez avec les flèches, insérez avec Entrée.`,
    }),
  deletedField: 'Ce champ n’existe pas',
};
