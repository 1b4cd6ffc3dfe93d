import type { PlaceTexts } from '../placeTexts.ts';

export const logic: PlaceTexts['logic'] = {
  title: 'Lógica',
};
