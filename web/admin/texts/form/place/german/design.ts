import type { PlaceTexts } from '../placeTexts.ts';

export const design: PlaceTexts['design'] = {
  title: 'Gestaltung',
};
