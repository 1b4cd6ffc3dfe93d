import type { PlaceTexts } from '../placeTexts.ts';
import { build } from './build.ts';
import { canvas } from './canvas.ts';
import { code } from './code.ts';
import { design } from './design.ts';
import { editor } from './editor.ts';
import { findings } from './findings.ts';
import { logic } from './logic.ts';
import { newForm } from './newForm.ts';
import { panel } from './panel.ts';
import { place } from './place.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { templates } from './templates.ts';
import { translate } from './translate.ts';
import { versions } from './versions.ts';
import { write } from './write.ts';

export const german: PlaceTexts = {
  build,
  canvas,
  code,
  design,
  editor,
  findings,
  logic,
  newForm,
  panel,
  place,
  settings,
  share,
  templates,
  translate,
  versions,
  write,
};
