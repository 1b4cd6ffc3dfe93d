import type { PresetName } from '#form/schema/theme.ts';
import { presets } from '#form/style/presets.ts';

/** The presets by name, after the look without one. */
export const presetChoices = ['none', ...(Object.keys(presets) as PresetName[])] as const;

export type PresetChoice = PresetName | 'none';
