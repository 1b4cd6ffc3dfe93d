import { figure, plural } from '../../../plural.ts';
import type { ManageTexts } from '../manageTexts.ts';

const counted = (count: number, one: string, other: string) =>
  plural('fr', count, { one: `${figure('fr', count)} ${one}`, other: `${figure('fr', count)} ${other}` });
const responses = (count: number) => counted(count, 'réponse', 'réponses');
const files = (count: number) => counted(count, 'fichier', 'fichiers');

/** Only what there is. */
const found = (counts: { responses: number; files: number; links: number; mails: number }) =>
  [
    counts.responses > 0 && responses(counts.responses),
    counts.files > 0 && files(counts.files),
    counts.links > 0 && counted(counts.links, 'lien personnel', 'liens personnels'),
    counts.mails > 0 && counted(counts.mails, 'e-mail', 'e-mails'),
  ]
    .filter(Boolean)
    .join(', ');

export const people: ManageTexts['people'] = {
  title: 'Personnes',
  description: 'Trouver tout ce que vos formulaires contiennent sur une personne, l’exporter ou l’effacer.',
  text: 'Adresse e-mail ou réponse quelconque',
  textHelp: 'Au moins trois caractères. Les majuscules et les accents ne comptent pas.',
  tooShort: 'Saisissez au moins trois caractères.',
  match: 'Chercher',
  whole: 'La réponse entière',
  part: 'Une partie d’une réponse',
  find: 'Chercher',
  stop: 'Arrêter',
  searching: 'Recherche en cours',
  progress: (read, total) => `${figure('fr', read)} réponses examinées sur environ ${figure('fr', total)}`,
  stopped: 'La recherche a été arrêtée. Il peut y en avoir d’autres.',
  nothingTitle: 'Rien trouvé',
  nothing: 'Aucune réponse d’aucun formulaire ne contient ce texte.',
  startTitle: 'Quelqu’un demande ce que vous savez de lui ?',
  start:
    'Saisissez son adresse e-mail. Vous voyez chaque réponse, chaque lien personnel et chaque e-mail qui la contient.',
  foundIn: (count, forms) => `${responses(count)} dans ${counted(forms, 'formulaire', 'formulaires')}`,
  select: (name) => `Sélectionner ${name}`,
  selectForm: (name) => `Sélectionner tout « ${name} »`,
  response: (id) => `Réponse ${id}`,
  files,
  otherPlaces: { '@note': 'Note', '@history': 'Historique', '@url': 'Page' },
  links: 'Liens personnels',
  mailsTitle: 'E-mails',
  states: {
    live: 'En ligne',
    test: 'Test',
    quarantined: 'En quarantaine',
    partial: 'Pas encore envoyée',
    unpaid: 'Pas encore payée',
    deleted: 'Supprimée',
  },
  selected: (count) => counted(count, 'sélectionnée', 'sélectionnées'),
  export: 'Exporter',
  exported: (count) => counted(count, 'réponse exportée', 'réponses exportées'),
  erase: 'Effacer',
  eraseTitle: 'Effacer cela tout de suite ?',
  eraseAbout: (counts) =>
    `${found(counts)}. Tout cela disparaît pour toujours. Cela ne peut pas être annulé.`,
  typeToErase: (text) => `Saisissez ${text} pour confirmer`,
  eraseAction: 'Effacer pour toujours',
  reportTitle: 'Rapport d’effacement',
  reportAbout: (date) => `Effacé le ${date}. Ce rapport ne contient aucune donnée personnelle.`,
  reportRows: {
    responses: 'Réponses effacées',
    files: 'Fichiers effacés',
    notes: 'Notes effacées',
    links: 'Liens personnels effacés',
    mails: 'E-mails effacés',
    skipped: 'Déjà absents ou hors de portée',
  },
  reportFailed: 'L’effacement a échoué avant la fin. Ce qui reste peut être trouvé à nouveau.',
  copyReport: 'Copier le rapport',
  newSearch: 'Nouvelle recherche',
};
