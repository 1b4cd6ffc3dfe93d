import type { PlaceTexts } from '../placeTexts.ts';
import { build } from './build.ts';
import { canvas } from './canvas.ts';
import { design } from './design.ts';
import { logic } from './logic.ts';
import { place } from './place.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { translate } from './translate.ts';
import { versions } from './versions.ts';

export const french: PlaceTexts = {
  build,
  canvas,
  design,
  logic,
  place,
  settings,
  share,
  translate,
  versions,
};
