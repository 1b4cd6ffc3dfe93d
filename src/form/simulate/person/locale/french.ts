import { defineLocale } from './locale.ts';

export const french = defineLocale({
  language: 'fr',
  script: 'latin',
  given: 'Camille Hélène Antoine Inès Théo Manon Françoise Loïc Aïcha Benoît Chloé Étienne',
  family: 'Martin Lefèvre Moreau Dubois Girard Benali Rousseau Fontaine Chevalier Mercier',
  streets: ['# rue des Lilas', '# avenue de la Gare', '# place du Marché', '# chemin des Vignes'],
  praise: [
    'L’exposition était claire et très bien éclairée.',
    'L’équipe à l’accueil a pris tout son temps.',
    'Nous reviendrons avec plaisir l’année prochaine.',
  ],
  criticism: [
    'L’attente à l’entrée était beaucoup trop longue.',
    'Il manquait des panneaux, nous nous sommes perdus.',
  ],
  wishes: [
    'Des horaires plus longs le jeudi seraient les bienvenus.',
    'Un espace calme pour les enfants serait utile.',
  ],
  notes: [
    'Une collègue m’a parlé de vous et j’aimerais en savoir plus.',
    'L’après-midi me convient le mieux, après quinze heures.',
    'Nous serons deux adultes et un enfant.',
    'Tout marchait jusqu’à mardi dernier, puis plus rien.',
    'Pouvez-vous m’envoyer la confirmation par e-mail ?',
    'Je n’ai pas encore décidé, je répondrai avant vendredi.',
    'Tout a été bien expliqué, et la réponse était rapide.',
    'Rien d’autre pour le moment.',
  ],
  topics: [
    'Lundi matin',
    'Une question',
    'Côté fenêtre',
    'Bleu',
    'Deux personnes',
    'En train',
    'Sans noix',
    'Deuxième étage',
  ],
});
