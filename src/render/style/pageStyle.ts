import type { FormDefinition } from '#form/definition/document.ts';
import { hasSteps } from '#form/definition/hasSteps.ts';
import type { Theme } from '#form/schema/theme.ts';
import { baseStyle } from './base.css.ts';
import { controlStyle } from './control.css.ts';
import { embedStyle } from './embedStyle.ts';
import { fontStack } from './font/fontStyle.ts';
import { languageStyle } from './language.css.ts';
import { logoStyle } from './logoStyle.ts';
import { type Look, lookOf } from './look.ts';
import { lookStyle } from './lookStyle.ts';
import { ownStyle } from './ownStyle.ts';
import { pictureStyle } from './pictureStyle.ts';
import { questionStyle } from './questionStyle.ts';
import { stepStyle } from './step.css.ts';
import { type Colours, themed } from './tokens.ts';
import { typeStyle } from './typeStyle.ts';
import { waitingStyle } from './waitingStyle.ts';
import { wideStyle } from './wide.css.ts';

/**
 * The whole CSS of a page, the same for all visitors of a version: the Content-Security-Policy names it by its
 * hash. If the page follows the device, a theme's paper, ink and background apply in light mode; in dark mode
 * only the accent does.
 */
export function pageStyle(form: Styled = plain): string {
  let style = cache.get(form);
  if (style === undefined) {
    const { theme = {} } = form;
    const look = lookOf(theme);
    style = [
      settings(look),
      colourStyle(look, theme),
      baseStyle,
      controlStyle,
      wideStyle,
      lookStyle(look, theme),
      typeStyle(form),
      form.translations === undefined ? '' : languageStyle,
      pictureStyle(look, theme),
      hasSteps(form) ? stepStyle : '',
      questionStyle(form, look),
      waitingStyle(form, look),
      logoStyle(theme),
      embedStyle(theme),
      ownStyle(theme),
    ].join('');
    cache.set(form, style);
  }
  return style;
}

/** The parts it depends on: the same in all languages of a form. */
type Styled = Pick<FormDefinition, 'theme' | 'pages' | 'display' | 'progress' | 'translations'>;

const plain: Styled = { pages: [] };

/** Cached, because a version never changes and every page needs it. */
const cache = new WeakMap<Styled, string>();

function settings({ font, radius }: Look): string {
  return `:root{--font:${fontStack(font)};--radius:${radius}px;--radius-card:${radius === 0 ? 0 : radius + 4}px}`;
}

function colourStyle({ light, dark, backdrop }: Look, theme: Theme): string {
  const { mode = 'auto', accent } = theme;
  const written = (colours: Colours) => variables(colours, backdrop !== 'plain');
  if (mode === 'light') return `:root{color-scheme:light;${written(themed(light, theme))}}`;
  if (mode === 'dark') return `:root{color-scheme:dark;${written(themed(dark, theme))}}`;
  const night = themed(dark, accent === undefined ? {} : { accent });
  return `:root{color-scheme:light dark;${written(themed(light, theme))}}[data-embed~=light]{color-scheme:light}@media screen and (prefers-color-scheme:dark){:root:not([data-embed~=light]){${written(night)}}}`;
}

/** Plain pages leave out what they do not use: the backdrop, and inputs in another colour than the paper. */
function variables({ field, shade, ...colours }: Colours, hasBackdrop: boolean): string {
  const used = {
    ...colours,
    ...(field === colours.paper ? {} : { field }),
    ...(hasBackdrop ? { shade } : {}),
  };
  return Object.entries(used)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}
