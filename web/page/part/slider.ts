import { slider } from '#form/field/slider.ts';
import { enhance } from '../enhance/slider.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { behaviours: { slider }, enhancers: { slider: enhance } };
