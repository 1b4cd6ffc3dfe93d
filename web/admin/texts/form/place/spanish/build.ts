import type { PlaceTexts } from '../placeTexts.ts';

export const build: PlaceTexts['build'] = {
  title: 'Creación',
};
