import { contrast } from '#kit/colour.ts';
import { readOwnStyle } from '../style/readOwnStyle.ts';
import type { CheckedForm } from './checkedForm.ts';
import { type Finding, finding } from './findings.ts';

/** What WCAG 2.2 AA asks for ordinary text. */
const leastContrast = 4.5;

/** As many pieces of CSS are told one by one: after them it is plain that the style is of another kind. */
const mostDropped = 20;

export function* checkTheme(form: CheckedForm): Generator<Finding> {
  yield* checkColours(form);
  yield* checkOwnStyle(form);
}

/** Colours that people can read. Where the form leaves a colour to us, we choose it to fit. */
function* checkColours({ definition }: CheckedForm): Generator<Finding> {
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

/** What an author wrote and visitors will not see. */
function* checkOwnStyle({ definition }: CheckedForm): Generator<Finding> {
  const { css } = definition.theme ?? {};
  if (css === undefined) return;
  const { dropped } = readOwnStyle(css);
  const place = { path: 'theme.css' };
  for (const { line, written, reason } of dropped.slice(0, mostDropped))
    yield finding('css_dropped', place, `Line ${line}, ${written}: ${reason}.`);
  const more = dropped.length - mostDropped;
  if (more > 0) yield finding('css_dropped', place, `${more} more parts take no effect.`);
}
