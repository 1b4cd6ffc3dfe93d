import type { CheckedForm } from './checkedForm.ts';
import { type Finding, finding } from './findings.ts';

/** What WCAG 2.2 AA asks for ordinary text. */
const leastContrast = 4.5;

/** Colours that people can read. Where the form leaves a colour to us, we choose it to fit. */
export function* checkTheme({ definition }: CheckedForm): Generator<Finding> {
  const { theme } = definition;
  // Without a colour of its own the paper is white, and in the dark mode one that we fit to the others.
  const paper = theme?.paper ?? (theme?.mode === 'dark' ? undefined : '#ffffff');
  if (theme === undefined || paper === undefined) return;
  for (const key of ['accent', 'ink'] as const) {
    const colour = theme[key];
    if (colour === undefined) continue;
    const ratio = contrast(colour, paper);
    if (ratio >= leastContrast) continue;
    yield finding(
      'contrast_low',
      { path: `theme.${key}` },
      `The colour ${colour} on ${paper} has a contrast of ${Math.floor(ratio * 100) / 100}; people need at least ${leastContrast}.`,
    );
  }
}

/** The contrast ratio of WCAG, from 1 to 21, of two colours such as `#0e6b5c`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort(
    (first, second) => first - second,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
