import type { PlaceTexts } from '../placeTexts.ts';

export const place: PlaceTexts['place'] = {
  tabsLabel: 'Parties du formulaire',
  tabs: {
    build: 'Construction',
    logic: 'Logique',
    design: 'Apparence',
    share: 'Partage',
    settings: 'Réglages',
  },
};
