import { nps } from '#form/field/nps.ts';
import { rating } from '#form/field/rating.ts';
import { slider } from '#form/field/slider.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { rating, nps, slider });
