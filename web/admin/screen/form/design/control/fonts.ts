import type { FontName } from '#form/schema/theme.ts';

/** Typed by name, so that no font is forgotten. */
const known: Readonly<Record<FontName, true>> = {
  system: true,
  serif: true,
  rounded: true,
  mono: true,
  inter: true,
  figtree: true,
  nunito: true,
  grotesk: true,
  newsreader: true,
  fraunces: true,
};

export const fonts = Object.keys(known) as FontName[];
