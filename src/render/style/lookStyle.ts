import type { Theme } from '#form/schema/theme.ts';
import { fontStack, fontStyle } from './font/fontStyle.ts';
import { webFonts } from './font/fonts.ts';
import { lookStyle as layers } from './look.css.ts';
import { hasPicturedGround, type Look } from './look.ts';

/** The rules of a theme's manner; empty for the plain look, whose rules are the base style. */
export function lookStyle(look: Look, theme: Theme): string {
  return [
    fontStyle([look.font, look.heading_font]),
    headings(look),
    look.density === 'regular' ? '' : layers[look.density],
    look.inputs === 'boxed' ? '' : layers[look.inputs],
    look.button === 'solid' ? '' : layers[look.button],
    ground(look, theme),
  ].join('');
}

/** Sent fonts have weights and spacings of their own in headings. */
function headings({ font, heading_font: heading }: Look): string {
  const family = heading === font ? '' : `font-family:${fontStack(heading)};`;
  const [weight, spacing] = webFonts[heading]?.heading ?? [];
  const own = weight === undefined ? '' : `font-weight:${weight};letter-spacing:${spacing}em`;
  return family + own === '' ? '' : `h1,h2{${family}${own}}`;
}

/** The backgrounds of presets, in the colours of the page. */
export const backdrops: Record<Look['backdrop'], string> = {
  plain: '',
  gradient: 'linear-gradient(150deg,var(--ground),var(--shade))',
  dots: 'radial-gradient(circle,var(--shade) 2px,transparent 2.5px) 0 0/24px 24px',
  grid: 'linear-gradient(var(--shade) 1px,transparent 0) 0 0/24px 24px,linear-gradient(90deg,var(--shade) 1px,transparent 0) 0 0/24px 24px',
};

/** The card and what is behind it. */
function ground(look: Look, theme: Theme): string {
  if (!look.card) return layers.noCard;
  const backdrop = theme.preset === undefined && theme.backdrop === undefined ? '' : backdrops[look.backdrop];
  const shown = backdrop !== '' || theme.preset !== undefined;
  const rules: string[] = [];
  // The gradient covers the window also where the form is shorter.
  if (backdrop !== '') rules.push(`html{min-height:100%}body{background:${backdrop} var(--ground)}`);
  else if (shown) rules.push('body{background:var(--ground)}');
  if (shown || hasPicturedGround(theme)) rules.push(layers.card);
  if (look.button === 'raised') rules.push(layers.raisedCard);
  else if (backdrop !== '' || hasPicturedGround(theme)) rules.push(layers.shadedCard);
  return rules.join('');
}
