import { applyAppearance, readAppearance } from './appearance/appearance.ts';

applyAppearance(readAppearance());
