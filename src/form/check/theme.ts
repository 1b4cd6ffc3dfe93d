import { lowContrasts, minContrast } from '../style/lowContrasts.ts';
import { presets } from '../style/presets.ts';
import { readOwnStyle } from '../style/readOwnStyle.ts';
import type { CheckedForm } from './checkedForm.ts';
import { type Finding, finding } from './findings.ts';

/** The most rejected pieces of CSS that are reported one by one. */
const maxDropped = 20;

export function* checkTheme(form: CheckedForm): Generator<Finding> {
  yield* checkColours(form);
  yield* checkUnused(form);
  yield* checkOwnStyle(form);
}

function* checkColours({ definition: { theme = {} } }: CheckedForm): Generator<Finding> {
  for (const { key, colour, paper, ratio } of lowContrasts(theme))
    yield finding(
      'contrast_low',
      { path: `theme.${key}` },
      `The colour ${colour} on ${paper} has a contrast of ${ratio}; at least ${minContrast} is needed to read it.`,
    );
}

/** Warns about settings of the ground that others cover. */
function* checkUnused({ definition: { theme = {} } }: CheckedForm): Generator<Finding> {
  const { preset, card, backdrop, background_image: image, background_gradient: gradient } = theme;
  const hasCard = card ?? (preset === undefined || presets[preset].card);
  const unused: [key: string, reason: string][] = [];
  if (card === false && (image ?? gradient) !== undefined)
    unused.push(['card', 'with a background image or gradient, in front of which text needs a card']);
  if (backdrop !== undefined && (image ?? gradient) !== undefined)
    unused.push(['backdrop', 'behind a background image or gradient']);
  else if (backdrop !== undefined && !hasCard) unused.push(['backdrop', 'without a card']);
  if (gradient !== undefined && image !== undefined)
    unused.push(['background_gradient', 'behind a background image']);
  for (const [key, reason] of unused)
    yield finding('setting_unused', { path: `theme.${key}` }, `The theme's ${key} has no effect ${reason}.`);
}

/** Reports the author's CSS that has no effect. */
function* checkOwnStyle({ definition }: CheckedForm): Generator<Finding> {
  const { css } = definition.theme ?? {};
  if (css === undefined) return;
  const { dropped } = readOwnStyle(css);
  const location = { path: 'theme.css' };
  for (const { line, written, reason } of dropped.slice(0, maxDropped))
    yield finding('css_dropped', location, `Line ${line}, ${written}: ${reason}.`);
  const more = dropped.length - maxDropped;
  if (more > 0) yield finding('css_dropped', location, `${more} more parts have no effect.`);
}
