import type { PlaceTexts } from '../placeTexts.ts';

export const templates: PlaceTexts['templates'] = {
  booking: {
    title: 'Réservation',
    about: 'Une table, une salle ou un vélo : un jour, une heure et le nombre de personnes.',
  },
  consent: {
    title: 'Autorisation',
    about: 'Autorisation pour une sortie, avec une signature dessinée ou saisie.',
  },
  contact: { title: 'Contact', about: 'Un court message et un moyen d’y répondre.' },
  'customer-satisfaction': {
    title: 'Satisfaction des clients',
    about: 'La probabilité d’être recommandé, et une question adaptée à la note.',
  },
  donation: {
    title: 'Don',
    about: 'Un don par carte avec Stripe. Les paiements doivent être configurés sur le serveur.',
  },
  'employee-survey': {
    title: 'Enquête auprès du personnel',
    about: 'Sans nom, et le service seulement par groupes assez grands pour rester anonyme.',
  },
  'event-registration': {
    title: 'Inscription à un événement',
    about: 'Plusieurs billets et un atelier aux places limitées.',
  },
  feedback: {
    title: 'Votre avis',
    about: 'Deux questions et une réponse libre : assez court pour être rempli.',
  },
  'job-application': {
    title: 'Candidature',
    about: 'Trois étapes avec un CV. Le portfolio n’est demandé que pour le design.',
  },
  lead: {
    title: 'Demande commerciale',
    about: 'Pour les entreprises qui veulent acheter : court, et trié par taille.',
  },
  newsletter: { title: 'Newsletter', about: 'Inscription avec des thèmes et un consentement.' },
  order: { title: 'Commande', about: 'Des prix, des quantités, la livraison et un total exact.' },
  quiz: { title: 'Quiz', about: 'Des questions à points, et le score à la fin.' },
  rsvp: {
    title: 'Réponse à une invitation',
    about: 'D’abord oui ou non : sans venue, une question suffit.',
  },
  'support-request': {
    title: 'Demande d’assistance',
    about: 'Demande ce qui aide à résoudre le problème et renvoie les cas urgents vers le téléphone.',
  },
};
