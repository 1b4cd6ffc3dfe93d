import type { PlaceTexts } from '../placeTexts.ts';

export const code: PlaceTexts['code'] = {
  title: 'Code',
  intro:
    'Le même brouillon sous forme de texte. Les changements ici et dans les autres onglets ont un seul historique.',
  label: 'Le formulaire en YAML',
  loading: 'Ouverture de l’éditeur',
  valid: 'Tout ce qui est ici est dans le brouillon.',
  invalid: 'Pas encore dans le brouillon : corrigez les lignes marquées. Rien n’est perdu entre-temps.',
  leftOut: (keys) => `Restent tels quels, car ils ne font pas partie du brouillon : ${keys}.`,
  discard: 'Revenir au brouillon',
  line: (line) => `Ligne ${line}`,
  problems: 'Problèmes dans le texte',
  failed: 'L’éditeur n’a pas pu être ouvert.',
  retry: 'Réessayer',
};
