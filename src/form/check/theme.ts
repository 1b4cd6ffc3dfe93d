import { contrast } from '#kit/colour.ts';
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
