import type { PlaceTexts } from '../placeTexts.ts';
import { build } from './build.ts';
import { design } from './design.ts';
import { editor } from './editor.ts';
import { logic } from './logic.ts';
import { place } from './place.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { versions } from './versions.ts';

export const spanish: PlaceTexts = { build, design, editor, logic, place, settings, share, versions };
