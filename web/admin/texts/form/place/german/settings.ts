import type { PlaceTexts } from '../placeTexts.ts';

export const settings: PlaceTexts['settings'] = {
  title: 'Einstellungen',
};
