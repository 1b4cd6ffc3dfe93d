import type { PlaceTexts } from '../placeTexts.ts';

export const canvas: PlaceTexts['canvas'] = {
  editTitle: 'Le formulaire',
  viewTitle: 'Le formulaire tel que les visiteurs le voient',
  frame: {
    addField: 'Ajouter un champ',
    addPage: 'Ajouter une page',
    addOption: 'Ajouter une option',
    addTitle: 'Titre du formulaire',
    addDescription: 'Ajouter une description',
    pageTitle: 'Titre de la page',
    page: 'Page {number}',
    drag: 'Faire glisser pour déplacer',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    hidden: 'Invisible pour les visiteurs',
    conditional: 'Sous condition',
    moreOptions: 'et {count} de plus, dans les réglages du champ',
    unknownType: 'Ce type de champ vient d’un autre service et ne peut pas être affiché.',
    emptyPage: 'Cette page n’a pas encore de champ.',
    emptyText: 'Écrire un texte pour les visiteurs',
    notShown:
      'Le formulaire ne peut pas encore être affiché : un élément de sa logique dépend de lui-même. La liste des constats dit où.',
    nothingStored: 'Ceci est un aperçu : rien n’a été enregistré.',
    leads: 'Les visiteurs sont maintenant dirigés vers {address}.',
    payment: 'Les visiteurs paient ici avant que leurs réponses soient enregistrées.',
  },
};
