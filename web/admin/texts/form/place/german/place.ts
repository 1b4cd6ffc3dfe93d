import type { PlaceTexts } from '../placeTexts.ts';

export const place: PlaceTexts['place'] = {
  tabsLabel: 'Bereiche des Formulars',
  tabs: {
    build: 'Aufbau',
    logic: 'Logik',
    design: 'Gestaltung',
    share: 'Teilen',
    settings: 'Einstellungen',
  },
};
