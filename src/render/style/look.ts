import type { Theme } from '#form/schema/theme.ts';
import { type Preset, type PresetColours, presets } from '#form/style/presets.ts';
import { readableColour } from '#kit/colour.ts';
import { type Colours, dark, light } from './tokens.ts';

/** The design of a page: the preset with the theme's own settings in front. */
export interface Look extends Omit<Preset, 'light' | 'dark'> {
  readonly light: Colours;
  readonly dark: Colours;
}

/** The look of forms without a preset. */
const plain: Look = {
  font: 'system',
  heading_font: 'system',
  radius: 6,
  density: 'regular',
  inputs: 'boxed',
  button: 'solid',
  card: true,
  backdrop: 'plain',
  light,
  dark,
};

export function lookOf(theme: Theme): Look {
  const base = baseOf(theme);
  const font = theme.font ?? base.font;
  return {
    ...base,
    font,
    heading_font: theme.heading_font ?? theme.font ?? base.heading_font,
    radius: theme.radius ?? base.radius,
    density: theme.density ?? base.density,
    inputs: theme.inputs ?? base.inputs,
    button: theme.button ?? base.button,
    // Without a card nothing would keep the text readable in front of a picture.
    card: hasPicturedGround(theme) || (theme.card ?? base.card),
    backdrop: theme.backdrop ?? base.backdrop,
  };
}

export function hasPicturedGround(theme: Theme): boolean {
  return theme.background_image !== undefined || theme.background_gradient !== undefined;
}

function baseOf({ preset }: Theme): Look {
  if (preset === undefined) return plain;
  const found = presets[preset];
  return { ...found, light: complete(light, found.light), dark: complete(dark, found.dark) };
}

/** Errors and warnings keep the colours of the service, shifted until they are readable on the paper. */
function complete(base: Colours, colours: PresetColours): Colours {
  return { ...base, ...colours, bad: readableColour(base.bad, colours.paper, 4.5) };
}
