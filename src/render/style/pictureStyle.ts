import type { Theme } from '#form/schema/theme.ts';
import { pictureAddress } from '../asset/pictureAddress.ts';
import type { Look } from './look.ts';
import { pictureStyle as layers } from './picture.css.ts';

/** The pictures of a theme: behind the form, above it and beside it. */
export function pictureStyle(look: Look, theme: Theme): string {
  return background(theme) + cover(look, theme) + side(theme);
}

/** A gradient of the author's is for light pages, like the other colours of the ground. */
function background({
  background_image: image,
  background_gradient: gradient,
  mode = 'auto',
}: Theme): string {
  if (image !== undefined)
    return `body{background-image:${addressed(image)};background-size:cover;background-position:center;background-attachment:fixed}`;
  if (gradient === undefined) return '';
  const drawn = `html{min-height:100%}body{background-image:linear-gradient(${gradient.angle ?? 135}deg,${gradient.from},${gradient.to})}`;
  return mode === 'auto' ? `@media not screen and (prefers-color-scheme:dark){${drawn}}` : drawn;
}

/**
 * In a card the cover reaches the card's edges, else the edges of the window. A logo overlaps it. From the second page on it is
 * lower, because the visitor has seen it.
 */
function cover({ card }: Look, theme: Theme): string {
  if (theme.cover === undefined) return '';
  return layers.cover + (card ? layers.coverOfCard : layers.coverOfWindow);
}

/** Drawn by the style, because it is decoration and must not be loaded where it is not shown. */
function side({ side_image: image }: Theme): string {
  if (image === undefined) return '';
  const page = 'html:not([data-embed]) body';
  const drawn = `${page}::before{content:"";background:${addressed(image)} center/cover;`;
  return `@media screen and (max-width:1023px){${drawn}display:block;height:160px}}@media (max-width:640px){.sheet{min-height:calc(100vh - 176px)}}@media screen and (min-width:1024px){${page}{padding-inline-start:42vw}${drawn}position:fixed;inset-block:0;inset-inline-start:0;width:42vw}}`;
}

function addressed({ source }: { readonly source: string }): string {
  return `url("${pictureAddress(source)}")`;
}
