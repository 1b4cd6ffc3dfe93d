import { figure, plural } from '../../../plural.ts';
import type { ManageTexts } from '../manageTexts.ts';

const counted = (count: number, one: string, other: string) =>
  plural('fr', count, { one: `${figure('fr', count)} ${one}`, other: `${figure('fr', count)} ${other}` });

export const bulk: ManageTexts['bulk'] = {
  label: 'Actions pour les réponses sélectionnées',
  selected: (count) => counted(count, 'sélectionnée', 'sélectionnées'),
  allSelected: 'Toutes celles qui correspondent sont sélectionnées',
  allSelectedOf: (count) => `Les ${figure('fr', count)} qui correspondent sont sélectionnées`,
  selectAll: 'Sélectionner toutes celles qui correspondent',
  clear: 'Effacer la sélection',
  tag: 'Étiquette',
  tagTitle: 'Ajouter une étiquette',
  tagName: 'Étiquette',
  tagAction: 'Ajouter l’étiquette',
  untagAction: 'Retirer l’étiquette',
  delete: 'Supprimer',
  release: 'Libérer',
  discard: 'Rejeter',
  erase: 'Effacer tout de suite',
  stop: 'Arrêter',
  stopping: 'Arrêt en cours',
  progress: (done) => counted(done, 'traitée', 'traitées'),
  progressOf: (done, total) => `${figure('fr', done)} sur ${figure('fr', total)}`,
  working: {
    delete: 'Suppression',
    restore: 'Restauration',
    tag: 'Ajout de l’étiquette',
    untag: 'Retrait de l’étiquette',
    release: 'Libération',
    discard: 'Rejet',
    erase: 'Effacement',
  },
  done: {
    delete: (count) => counted(count, 'réponse supprimée', 'réponses supprimées'),
    restore: (count) => counted(count, 'réponse restaurée', 'réponses restaurées'),
    tag: (count) => counted(count, 'réponse étiquetée', 'réponses étiquetées'),
    untag: (count) => counted(count, 'réponse sans cette étiquette', 'réponses sans cette étiquette'),
    release: (count) => counted(count, 'réponse libérée', 'réponses libérées'),
    discard: (count) => counted(count, 'réponse rejetée', 'réponses rejetées'),
    erase: (count) => counted(count, 'réponse effacée', 'réponses effacées'),
  },
  stoppedAt: 'Arrêté. Ce qui était fait avant reste fait.',
  discardTitle: 'Rejeter ces réponses ?',
  discardAbout: 'Elles disparaissent pour toujours, avec leurs fichiers. Cela ne peut pas être annulé.',
  eraseTitle: 'Effacer ces réponses tout de suite ?',
  eraseAbout:
    'Leur contenu, leurs fichiers, leurs notes et leur historique disparaissent pour toujours. Cela ne peut pas être annulé.',
  releaseTitle: 'Libérer toutes celles qui correspondent ?',
  releaseAbout: 'Elles deviennent des réponses ordinaires, comptent comme telles et apparaissent dans l’API.',
  deleteTests: 'Supprimer toutes les réponses de test',
  deleteTestsTitle: 'Supprimer toutes les réponses de test ?',
  deleteTestsAbout:
    'Elles disparaissent tout de suite de l’API et sont effacées avec leurs fichiers après 30 jours. Les autres réponses restent.',
};
