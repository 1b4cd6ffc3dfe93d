import type { PlaceTexts } from '../placeTexts.ts';

export const editor: PlaceTexts['editor'] = {
  saved: 'Enregistré',
  saving: 'Enregistrement',
  offline:
    'Hors ligne : vos modifications restent dans ce navigateur et seront envoyées au retour de la connexion',
  refused: (reason) => `Non enregistré : ${reason} Vos modifications restent dans ce navigateur.`,
  alsoHere: 'Modifient aussi ce formulaire',
  someone: 'Quelqu’un d’autre',
  conflictsTitle: (count) =>
    count === 1 ? 'Quelqu’un a modifié la même chose' : `Quelqu’un a modifié les mêmes ${count} choses`,
  changedTo: (who, what, theirs, mine) =>
    `${who} a remplacé ${what} par ${theirs} pendant que vous écriviez ${mine}.`,
  changed: (who, what) => `${who} a modifié ${what} en même temps que vous.`,
  deletedByMe: (who, what) =>
    `Vous avez supprimé ${what} pendant que ${who} y apportait une modification. L’élément a été gardé.`,
  deletedByThem: (who, what) =>
    `${who} a supprimé ${what} pendant que vous y apportiez une modification. L’élément a été gardé.`,
  moved: (who, what) => `${who} a déplacé ${what} à un autre endroit que vous.`,
  keepMine: 'Garder ma version',
  takeTheirs: 'Prendre l’autre version',
  nothing: 'rien',
  quoted: (text) => `« ${text} »`,
  field: (label) => `le champ « ${label} »`,
  page: (label) => `la page « ${label} »`,
  rule: 'une règle',
  form: 'le formulaire',
  settingOf: (setting, thing) => `${setting} (${thing})`,
  otherSetting: (name) => `le réglage « ${name} »`,
  settings: {
    label: 'le libellé',
    title: 'le titre',
    description: 'la description',
    placeholder: 'le texte indicatif',
    text: 'le texte',
    type: 'le type',
    required: 'le caractère obligatoire de la réponse',
    options: 'les options',
    columns: 'les colonnes',
    rows: 'les lignes',
    theme: 'l’apparence',
    ending: 'la page de fin',
    texts: 'les mots des boutons et des messages',
    translations: 'les traductions',
    pages: 'les pages',
    logic: 'les règles',
  },
  yes: 'oui',
  no: 'non',
};
