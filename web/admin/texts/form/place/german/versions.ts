import type { PlaceTexts } from '../placeTexts.ts';

export const versions: PlaceTexts['versions'] = {
  title: 'Versionen',
};
