import type { Theme } from '#form/schema/theme.ts';
import type { Colours } from '#form/style/presets.ts';
import { contrast, mixed, readableColour } from '#kit/colour.ts';
import { palette } from './palette.ts';

export type { Colours } from '#form/style/presets.ts';

export const light: Colours = coloursOf(0);
export const dark: Colours = coloursOf(1);

function coloursOf(theme: 0 | 1): Colours {
  return {
    paper: palette.paper[theme],
    ground: palette.sunken[theme],
    ink: palette.ink[theme],
    soft: palette.soft[theme],
    line: palette.line[theme],
    edge: palette['control-line'][theme],
    accent: palette.accent[theme],
    tint: palette['accent-tint'][theme],
    fill: palette.accent[theme],
    onfill: palette['on-accent'][theme],
    bad: palette.bad[theme],
    badtint: palette['bad-tint'][theme],
    warn: palette.warn[theme],
    warntint: palette['warn-tint'][theme],
    field: palette.paper[theme],
    shade: palette.line[theme],
  };
}

/**
 * A colour scheme with a theme's colours. Missing colours are derived from the given ones, and an unreadable
 * accent is shifted until it is readable.
 */
export function themed(
  base: Colours,
  theme: Pick<Theme, 'accent' | 'paper' | 'ink' | 'background'>,
): Colours {
  const paper = theme.paper ?? base.paper;
  const own = theme.paper !== undefined || theme.ink !== undefined;
  const ink = readableColour(theme.ink ?? base.ink, paper, 4.5);
  const soft = own ? readableColour(mixed(ink, paper, 0.3), paper, 4.5) : base.soft;
  const fill = theme.accent ?? base.fill;
  const accent = readableColour(theme.accent ?? base.accent, paper, 4.5);
  const bad = readableColour(base.bad, paper, 4.5);
  const ground = theme.background ?? (own ? mixed(paper, ink, 0.04) : base.ground);
  return {
    ...base,
    paper,
    ink,
    soft,
    ground,
    line: own ? mixed(paper, ink, 0.12) : base.line,
    edge: own ? readableColour(mixed(paper, ink, 0.45), paper, 3) : base.edge,
    accent,
    tint: own || theme.accent !== undefined ? tintOf(accent, paper, [ink, soft]) : base.tint,
    fill,
    // Black or white is readable on every colour.
    onfill:
      theme.accent === undefined ? base.onfill : contrast(fill, '#ffffff') >= 4.5 ? '#ffffff' : '#000000',
    bad,
    badtint: own ? tintOf(bad, paper, [ink, soft]) : base.badtint,
    field: own ? paper : base.field,
    shade: own || theme.background !== undefined ? mixed(ground, ink, 0.08) : base.shade,
  };
}

/** The strongest tint that keeps the texts on it readable. */
function tintOf(colour: string, paper: string, texts: readonly string[]): string {
  const tints = [0.1, 0.06, 0.03].map((share) => mixed(paper, colour, share));
  return tints.find((tint) => texts.every((text) => contrast(text, tint) >= 4.5)) ?? paper;
}
