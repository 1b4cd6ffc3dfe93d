/** A colour in the light and in the dark theme. */
export type ThemeColour = readonly [light: string, dark: string];

/**
 * The colours that the app, the forms' pages and the API reference share, by the names of their CSS variables. The app
 * repeats them in `web/ui/tokens.css`, which a test compares.
 */
export const palette = {
  paper: ['#ffffff', '#121413'],
  raised: ['#ffffff', '#1a1d1b'],
  sunken: ['#f7f7f4', '#0c0e0d'],
  ink: ['#16181d', '#f2f3ef'],
  soft: ['#565b66', '#b3b8ae'],
  faint: ['#6a6f7a', '#90968d'],
  line: ['#e6e6e0', '#2a2e2b'],
  'control-line': ['#868c98', '#6b716a'],
  accent: ['#0e6b5c', '#4fc3ac'],
  'accent-strong': ['#0a5448', '#74d5c2'],
  'accent-tint': ['#e3f2ee', '#14302a'],
  'on-accent': ['#ffffff', '#0c0e0d'],
  good: ['#17693b', '#6fcf97'],
  'good-tint': ['#e6f4ea', '#14301f'],
  warn: ['#7a4d00', '#f0bf62'],
  'warn-tint': ['#fdf3dc', '#2e2410'],
  bad: ['#b3261e', '#ff9d92'],
  'bad-strong': ['#8f1d17', '#ffaba3'],
  'bad-tint': ['#fdf0ee', '#331a17'],
  'on-bad': ['#ffffff', '#2b0a07'],
} as const satisfies Record<string, ThemeColour>;

/** The palette as CSS variables that follow the device. */
export function paletteStyle(): string {
  const written = (theme: 0 | 1) =>
    Object.entries(palette)
      .map(([name, colours]) => `--${name}:${colours[theme]}`)
      .join(';');
  return `:root{color-scheme:light dark;${written(0)}}@media (prefers-color-scheme:dark){:root{${written(1)}}}\n`;
}
