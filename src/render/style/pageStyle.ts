import type { FormDefinition } from '#form/definition/document.ts';
import type { Theme } from '#form/schema/theme.ts';
import { baseStyle } from './baseStyle.ts';
import { embedStyle } from './embedStyle.ts';
import { logoStyle } from './logoStyle.ts';
import { ownStyle } from './ownStyle.ts';
import { type Colours, dark, light, themed } from './tokens.ts';
import { typeStyle } from './typeStyle.ts';

const stacks: Record<NonNullable<Theme['font']>, string> = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  serif: 'Charter,"Bitstream Charter","Iowan Old Style","Sitka Text",Cambria,Georgia,serif',
  rounded:
    'ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN",Quicksand,Comfortaa,Nunito,system-ui,sans-serif',
  mono: 'ui-monospace,"SF Mono","Cascadia Code",Menlo,Consolas,"DejaVu Sans Mono",monospace',
};

/**
 * The whole CSS of a page, the same for all visitors of a version: the Content-Security-Policy names it by its
 * hash. If the page follows the device, a theme's paper, ink and background apply in light mode; in dark mode
 * only the accent does.
 */
export function pageStyle(form: Styled = plain): string {
  let style = cache.get(form);
  if (style === undefined) {
    const { theme = {} } = form;
    const themedStyle = settings(theme) + colourStyle(theme) + baseStyle + typeStyle(form);
    style = themedStyle + background(theme) + logoStyle(theme) + embedStyle(theme) + ownStyle(theme);
    cache.set(form, style);
  }
  return style;
}

/** The parts it depends on: the same in all languages of a form. */
type Styled = Pick<FormDefinition, 'theme' | 'pages'>;

const plain: Styled = { pages: [] };

/** Cached, because a version never changes and every page needs it. */
const cache = new WeakMap<Styled, string>();

function settings({ font = 'system', radius = 6 }: Theme): string {
  return `:root{--font:${stacks[font]};--radius:${radius}px;--radius-card:${radius === 0 ? 0 : radius + 4}px}`;
}

function colourStyle(theme: Theme): string {
  const { mode = 'auto', accent } = theme;
  if (mode === 'light') return `:root{color-scheme:light;${written(themed(light, theme))}}`;
  if (mode === 'dark') return `:root{color-scheme:dark;${written(themed(dark, theme))}}`;
  const night = themed(dark, accent === undefined ? {} : { accent });
  return `:root{color-scheme:light dark;${written(themed(light, theme))}}[data-embed~=light]{color-scheme:light}@media screen and (prefers-color-scheme:dark){:root:not([data-embed~=light]){${written(night)}}}`;
}

function written(colours: Colours): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

function background({ background_image: image }: Theme): string {
  return image === undefined
    ? ''
    : `body{background-image:url("${image.source}");background-size:cover;background-position:center;background-attachment:fixed}`;
}
