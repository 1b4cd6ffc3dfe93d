import { defineLocale } from './locale.ts';

export const french = defineLocale({
  language: 'fr',
  script: 'latin',
  given: 'Chloé Étienne Amélie François Aïssatou Théo Noémie Gaël Inès Benoît Mamadou Océane',
  family: 'Lefèvre Dubois Diallo Moreau Bélanger Girard Côté Ndiaye Rousseau Gagné Janssens Perrin',
  streets: [
    '# rue de la République',
    '# quai des Célestins',
    '# avenue Léopold-Sédar-Senghor',
    '# place du Marché',
  ],
  praise: [
    'L’exposition était passionnante et très bien éclairée.',
    'Toute l’équipe d’accueil a été charmante et patiente.',
    'Nous avons passé un après-midi inoubliable en famille.',
    'La lecture du soir m’a profondément touchée.',
    'Le café du deuxième étage vaut à lui seul le détour.',
    'Les médiateurs savent vraiment transmettre leur passion.',
  ],
  criticism: [
    'L’attente à l’entrée a duré près de quarante minutes.',
    'La signalétique est insuffisante, nous nous sommes perdus.',
    'Il faisait beaucoup trop chaud dans la grande salle.',
    'Le site annonçait « ouvert », mais la porte était fermée.',
  ],
  wishes: [
    'J’aimerais davantage d’ateliers le week-end.',
    'Des cartels en plus gros caractères seraient bienvenus.',
    'Pourriez-vous prévoir un espace calme pour les enfants ?',
    'Merci de publier les conférences en ligne.',
  ],
});
