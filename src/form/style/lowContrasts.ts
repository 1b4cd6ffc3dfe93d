import { contrast, readableColour } from '#kit/colour.ts';
import type { Theme } from '../schema/theme.ts';
import { presets } from './presets.ts';

/** The contrast that WCAG 2.2 AA requires for normal text. */
export const minContrast = 4.5;

/** A colour of a theme that is hard to read in front of the form's paper. */
export interface LowContrast {
  readonly key: 'accent' | 'ink';
  readonly colour: string;
  readonly paper: string;
  /** Rounded down to two digits, so that a failing ratio never looks like a passing one. */
  readonly ratio: number;
  /** The nearest shade of the colour that is readable. */
  readonly readable: string;
}

const plain = { light: { paper: '#ffffff' }, dark: undefined };

/** The colours that a theme sets itself and that miss AA. Colours that it does not set are chosen to fit. */
export function lowContrasts(theme: Theme): LowContrast[] {
  // Without a preset the paper is white, and in dark mode a colour that fits the others.
  const { light, dark } = theme.preset === undefined ? plain : presets[theme.preset];
  const paper = theme.paper ?? (theme.mode === 'dark' ? dark : light)?.paper;
  if (paper === undefined) return [];
  return (['accent', 'ink'] as const).flatMap((key) => {
    const colour = theme[key];
    if (colour === undefined) return [];
    const exact = contrast(colour, paper);
    if (exact >= minContrast) return [];
    const ratio = Math.floor(exact * 100) / 100;
    return [{ key, colour, paper, ratio, readable: readableColour(colour, paper, minContrast) }];
  });
}
