import type { Theme } from '#form/schema/theme.ts';
import { pictureAddress } from '../asset/pictureAddress.ts';
import type { Look } from './look.ts';

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
  const reaching = card
    ? '@media (min-width:641px){.cover{width:calc(100% + 96px);height:200px;margin:-48px -48px 40px;border-radius:calc(var(--radius-card) - 1px) calc(var(--radius-card) - 1px) 0 0}[data-embed] .cover{width:100%;margin:0 0 32px}}'
    : '@media (min-width:641px){.frame{position:relative}.cover{position:absolute;top:0;inset-inline:0;width:100%;height:260px;margin:0}.sheet{padding-top:276px}[data-embed] .cover{position:static}[data-embed] .sheet{padding-top:0}}';
  return (
    // The script puts the progress in front of everything; cover and logo stay first.
    '.sheet{display:flex;flex-direction:column}.cover,.logo{order:-1;flex:none;align-self:flex-start}.status>:is(.logo,.button){align-self:center}' +
    '.cover{display:block;width:calc(100% + 40px);max-width:none;height:160px;margin:-32px -20px 32px;object-fit:cover}' +
    '@media (max-width:640px){.frame{padding-top:0}.sheet{min-height:100vh;border-radius:0}.status .cover{margin-top:-64px}}' +
    '.cover+.logo{position:relative;margin-top:-60px;padding:8px;border-radius:calc(var(--radius) + 4px);background:var(--paper)}' +
    '.sheet:has(section:first-of-type[hidden]) .cover{height:96px}' +
    '@media screen and (prefers-color-scheme:dark){.cover{filter:brightness(.85)}}' +
    reaching
  );
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
