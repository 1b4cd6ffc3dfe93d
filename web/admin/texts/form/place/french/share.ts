import { figure, plural } from '../../../plural.ts';
import type { PlaceTexts } from '../placeTexts.ts';

export const share: PlaceTexts['share'] = {
  title: 'Partage',
  about: 'Envoyez le lien, imprimez le code, ou placez le formulaire dans votre propre page.',
  unpublishedTitle: 'Personne ne peut encore ouvrir le formulaire',
  unpublished: 'Le lien fonctionne dès que le formulaire est publié. Vous pouvez déjà tout préparer ici.',
  link: {
    title: 'Lien',
    about: 'Toute personne autorisée à répondre peut l’ouvrir.',
    address: 'Adresse du formulaire',
    open: 'Ouvrir le formulaire',
    slug: 'Adresse lisible',
    slugText: (start) =>
      `${start} suivi de vos mots, comme fete-d-ete. L’ancien lien continue de fonctionner.`,
    slugFault:
      'Utilisez des minuscules, des chiffres et des traits d’union, et pas exactement huit lettres ou chiffres.',
    qr: 'Code QR',
    qrText: 'Pour des affiches et des diapositives. Il reste valable quand l’adresse lisible change.',
    svg: 'Enregistrer en SVG',
    png: 'Enregistrer en PNG',
  },
  embed: {
    title: 'Dans votre propre page',
    about: 'Collez ces lignes dans le HTML de votre page.',
    mode: 'Présentation',
    modes: { inline: 'Dans le texte', popup: 'Dans une fenêtre', tab: 'Sur le côté' },
    modeTexts: {
      inline: 'Le formulaire se trouve dans votre page, à la hauteur nécessaire.',
      popup: 'Un bouton ouvre le formulaire au-dessus de votre page.',
      tab: 'Un bouton au bord de la fenêtre ouvre un panneau.',
    },
    button: 'Texte du bouton',
    buttonDefault: 'Écrivez-nous',
    code: 'Lignes pour votre page',
    preview: 'Aperçu',
    previewText: 'Le formulaire tel qu’il apparaît dans votre page.',
  },
  prefill: {
    title: 'Lien prérempli',
    about: 'Un lien qui ouvre le formulaire avec des réponses. On peut encore les modifier.',
    field: 'Question',
    value: 'Réponse',
    add: 'Ajouter une réponse',
    remove: (label) => `Retirer la réponse à « ${label} »`,
    link: 'Lien avec réponses',
    none: 'Le formulaire n’a aucune question qu’un lien puisse remplir.',
  },
  personal: {
    title: 'Liens personnels',
    about: 'Un lien par personne, pour voir qui a répondu.',
    needed:
      'Le formulaire peut aussi être ouvert sans un tel lien. Sous Réglages, vous pouvez accepter une réponse par lien personnel.',
    names: 'Noms',
    namesText: 'Un par ligne, ou une colonne collée depuis un tableau.',
    namesMissing: 'Saisissez au moins un nom.',
    create: 'Créer les liens',
    created: (count) =>
      plural('fr', count, { one: '1 lien créé', other: `${figure('fr', count)} liens créés` }),
    onlyNow: 'Enregistrez les liens maintenant. Ils ne pourront plus être affichés.',
    saveCsv: 'Enregistrer en CSV',
    done: 'Terminé',
    list: 'Liens personnels',
    name: 'Nom',
    unnamed: 'Sans nom',
    state: 'État',
    states: { answered: 'Répondu', open: 'Pas encore', revoked: 'Révoqué' },
    time: 'Répondu',
    link: 'Lien',
    revoke: 'Révoquer',
    revokeLink: (name) => `Révoquer le lien de ${name}`,
    revoked: 'Lien révoqué',
    more: 'Afficher plus',
    empty: 'Aucun lien personnel pour l’instant.',
  },
  message: {
    title: 'Un texte à envoyer',
    about: 'Quelques mots pour un e-mail ou une discussion.',
    label: 'Texte',
    text: (name, url) =>
      `Bonjour,\n\nmerci de prendre un instant pour « ${name} » :\n${url}\n\nMerci beaucoup`,
    mail: 'Écrire un e-mail',
  },
  card: {
    title: 'Dans les discussions et réseaux',
    about: 'Ce que l’on voit quand le lien est publié.',
  },
};
