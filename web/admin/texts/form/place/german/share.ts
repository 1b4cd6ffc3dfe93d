import type { PlaceTexts } from '../placeTexts.ts';

export const share: PlaceTexts['share'] = {
  title: 'Teilen',
};
