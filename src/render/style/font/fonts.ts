import type { FontName } from '#form/schema/theme.ts';

/** A font that is sent with the page, in two files by script. A test compares the measures with the files. */
export interface WebFont {
  readonly family: string;
  /** The files in `web/font` start with this. */
  readonly file: 'inter' | 'figtree' | 'nunito' | 'space-grotesk' | 'newsreader' | 'fraunces';
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly averageWidth: number;
  readonly fallback: 'sans' | 'serif';
  /** The weight and the letter spacing of headings. */
  readonly heading: readonly [weight: number, spacing: number];
}

export const webFonts: { readonly [Name in FontName]?: WebFont } = {
  inter: {
    family: 'Inter',
    file: 'inter',
    unitsPerEm: 2048,
    ascent: 1984,
    descent: 494,
    lineGap: 0,
    averageWidth: 1008,
    fallback: 'sans',
    heading: [650, -0.025],
  },
  figtree: {
    family: 'Figtree',
    file: 'figtree',
    unitsPerEm: 1000,
    ascent: 950,
    descent: 250,
    lineGap: 0,
    averageWidth: 462,
    fallback: 'sans',
    heading: [700, -0.02],
  },
  nunito: {
    family: 'Nunito',
    file: 'nunito',
    unitsPerEm: 1000,
    ascent: 1011,
    descent: 353,
    lineGap: 0,
    averageWidth: 464,
    fallback: 'sans',
    heading: [700, -0.01],
  },
  grotesk: {
    family: 'Space Grotesk',
    file: 'space-grotesk',
    unitsPerEm: 1000,
    ascent: 984,
    descent: 292,
    lineGap: 0,
    averageWidth: 506,
    fallback: 'sans',
    heading: [700, -0.03],
  },
  newsreader: {
    family: 'Newsreader',
    file: 'newsreader',
    unitsPerEm: 2000,
    ascent: 1470,
    descent: 530,
    lineGap: 0,
    averageWidth: 874,
    fallback: 'serif',
    heading: [500, -0.02],
  },
  fraunces: {
    family: 'Fraunces',
    file: 'fraunces',
    unitsPerEm: 2000,
    ascent: 1956,
    descent: 510,
    lineGap: 0,
    averageWidth: 963,
    fallback: 'serif',
    heading: [500, -0.015],
  },
};

/** Fonts that devices have. */
export const stacks = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  serif: 'Charter,"Bitstream Charter","Iowan Old Style","Sitka Text",Cambria,Georgia,serif',
  rounded:
    'ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN",Quicksand,Comfortaa,Nunito,system-ui,sans-serif',
  mono: 'ui-monospace,"SF Mono","Cascadia Code",Menlo,Consolas,"DejaVu Sans Mono",monospace',
} as const satisfies { readonly [Name in FontName]?: string };

/** The fonts that stand in until a file has come, with the average width of their letters in ems. */
export const fallbacks = {
  // Nimbus, Liberation and Arimo have the widths of Arial, and those of Roboto differ by less than a hundredth.
  sans: {
    local: ['Arial', 'Liberation Sans', 'Arimo', 'NimbusSans-Regular', 'Roboto'],
    width: 934.5 / 2048,
    generic: 'sans-serif',
  },
  serif: {
    local: ['Times New Roman', 'Liberation Serif', 'Tinos', 'NimbusRoman-Regular', 'Noto Serif'],
    width: 854.4 / 2048,
    generic: 'serif',
  },
} as const;
