import type { Theme } from '#form/schema/theme.ts';

export type Setting = keyof Theme;

/** The settings of the tab, in the order in which they are shown. A test compares them with the theme's schema. */
export const themeLayout = [
  { id: 'presets', settings: ['preset'] },
  { id: 'colours', settings: ['mode', 'accent', 'ink', 'paper'] },
  { id: 'background', settings: ['backdrop', 'background', 'background_gradient', 'background_image'] },
  { id: 'type', settings: ['font', 'heading_font'] },
  { id: 'shape', settings: ['inputs', 'button', 'radius', 'density', 'card'] },
  { id: 'pictures', settings: ['logo', 'cover', 'side_image'] },
  { id: 'own', settings: ['css'] },
] as const satisfies readonly { readonly id: string; readonly settings: readonly Setting[] }[];

export type LayoutSection = (typeof themeLayout)[number]['id'];
