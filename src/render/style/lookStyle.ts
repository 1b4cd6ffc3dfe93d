import type { Theme } from '#form/schema/theme.ts';
import { fontStack, fontStyle } from './font/fontStyle.ts';
import { webFonts } from './font/fonts.ts';
import { hasPicturedGround, type Look } from './look.ts';

const controls = 'input:not([type=radio],[type=checkbox],[type=range],[type=file]),select,textarea';
const focused = controls.replaceAll(/(?=,select|,textarea|$)/g, ':focus');
const invalid = controls.replaceAll(/(?=,select|,textarea|$)/g, '[aria-invalid]');

/** The rules of a theme's manner; empty for the plain look, whose rules are the base style. */
export function lookStyle(look: Look, theme: Theme): string {
  return [
    fontStyle([look.font, look.heading_font]),
    headings(look),
    densities[look.density],
    inputs[look.inputs],
    buttons[look.button],
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

const densities: Record<Look['density'], string> = {
  compact: `:root{--gap:24px}${controls}{min-height:44px;padding-block:9px}textarea{min-height:88px}.option.option{min-height:44px}.option.option:not(.other){padding-block:9px}.field.field>.clear:not(:has(+.error)){margin-bottom:-14px}`,
  regular: '',
  spacious: `:root{--gap:44px}h1{font-size:clamp(2rem,1.5rem + 2.2vw,2.75rem)}${controls}{min-height:52px;padding-block:13px}textarea{min-height:112px}.option.option{min-height:52px}.option.option:not(.other){padding-block:13px}.button{min-height:52px;padding:13px 28px}`,
};

const inputs: Record<Look['inputs'], string> = {
  boxed: '',
  // The doubled names outrank the rules of the field types, which follow.
  bold: `${controls},.option.option,.number.number,.choice.choice,.link{border-width:2px}`,
  // A transparent outline is visible in forced colours.
  underlined: `${controls}{border-width:0 0 1px;border-radius:0;padding-inline:2px;background-color:transparent}select{padding-inline-end:40px}${focused}{outline-color:transparent;box-shadow:0 1px 0 var(--accent)}${invalid}{box-shadow:0 1px 0 var(--bad)}`,
  filled: `${controls}{border-color:transparent transparent var(--edge);border-width:0 0 2px;border-end-start-radius:0;border-end-end-radius:0}${focused}{outline-offset:0}`,
};

const buttons: Record<Look['button'], string> = {
  solid: '',
  pill: '.button{border-radius:99px}',
  outline:
    '.button{border-width:2px;background:none;color:var(--accent)}.button:hover{background:var(--fill);color:var(--onfill)}.quiet{border-width:1px}.quiet:hover{background:var(--tint);color:var(--accent)}',
  raised:
    '.button{border:2px solid var(--ink);box-shadow:4px 4px 0 var(--ink);transition:translate .12s,box-shadow .12s}.button:hover{translate:-1px -1px;box-shadow:5px 5px 0 var(--ink)}.button:active{translate:3px 3px;box-shadow:1px 1px 0 var(--ink)}.quiet{background:var(--paper);color:var(--ink)}',
};

/** The backgrounds of presets, in the colours of the page. */
export const backdrops: Record<Look['backdrop'], string> = {
  plain: '',
  gradient: 'linear-gradient(150deg,var(--ground),var(--shade))',
  dots: 'radial-gradient(circle,var(--shade) 2px,transparent 2.5px) 0 0/24px 24px',
  grid: 'linear-gradient(var(--shade) 1px,transparent 0) 0 0/24px 24px,linear-gradient(90deg,var(--shade) 1px,transparent 0) 0 0/24px 24px',
};

/** The card and what is behind it. On phones the card covers the width, and a strip of the ground stays above it. */
function ground(look: Look, theme: Theme): string {
  if (!look.card)
    return '@media (min-width:641px){.frame{padding-block:24px 48px}.sheet{padding:24px 0 64px;border:0;border-radius:0;background:none}}';
  const backdrop = theme.preset === undefined && theme.backdrop === undefined ? '' : backdrops[look.backdrop];
  const shown = backdrop !== '' || theme.preset !== undefined;
  const rules: string[] = [];
  // The gradient covers the window also where the form is shorter.
  if (backdrop !== '') rules.push(`html{min-height:100%}body{background:${backdrop} var(--ground)}`);
  else if (shown) rules.push('body{background:var(--ground)}');
  if (shown || hasPicturedGround(theme))
    rules.push(
      '.sheet{background:var(--paper)}@media (max-width:640px){.frame{padding-top:16px}.sheet{min-height:calc(100vh - 16px);border-radius:calc(var(--radius-card) + 4px) calc(var(--radius-card) + 4px) 0 0}}',
    );
  if (look.button === 'raised')
    rules.push(
      '@media (min-width:641px){.sheet{border:2px solid var(--ink);box-shadow:8px 8px 0 var(--ink)}}',
    );
  else if (backdrop !== '' || hasPicturedGround(theme))
    rules.push(
      '@media (min-width:641px){.sheet{border-color:transparent;box-shadow:0 1px 3px #0000001a,0 16px 48px #0000001f}}',
    );
  return rules.join('');
}
