import './presetSample.css';
import type { CSSProperties } from 'react';
import type { Theme } from '#form/schema/theme.ts';
import { fontStack } from '#render/style/font/fontStyle.ts';
import { webFonts } from '#render/style/font/fonts.ts';
import { lookOf } from '#render/style/look.ts';
import { backdrops } from '#render/style/lookStyle.ts';
import { themed } from '#render/style/tokens.ts';
import { classNames } from '#ui/classNames.ts';

interface PresetSampleProps {
  readonly theme: Theme;
  readonly scheme: 'light' | 'dark';
  /** The heading: the name of the preset in its own face. */
  readonly name: string;
  readonly button: string;
}

/** A form the size of a stamp, drawn by the rules of real ones. */
export function PresetSample({ theme, scheme, name, button }: PresetSampleProps) {
  const look = lookOf(theme);
  const colours = themed(look[scheme], theme);
  const [weight = 600, spacing = -0.01] = webFonts[look.heading_font]?.heading ?? [];
  const style = {
    ...Object.fromEntries(Object.entries(colours).map(([key, colour]) => [`--${key}`, colour])),
    background: look.card ? `${backdrops[look.backdrop]} var(--ground)`.trim() : 'var(--paper)',
    fontFamily: fontStack(look.font),
    '--sample-radius': `${Math.min(look.radius, 10) * 0.6}px`,
  } as CSSProperties;
  const heading = {
    fontFamily: fontStack(look.heading_font),
    fontWeight: weight,
    letterSpacing: `${spacing}em`,
  };
  return (
    <span className="preset-sample" style={style}>
      <span
        className={classNames(
          'preset-sample-sheet',
          look.card && 'preset-sample-sheet--card',
          look.card && look.button === 'raised' && 'preset-sample-sheet--raised',
        )}
      >
        <span className="preset-sample-heading" style={heading}>
          {name}
        </span>
        <span className={`preset-sample-input preset-sample-input--${look.inputs}`} />
        <span className={`preset-sample-button preset-sample-button--${look.button}`}>{button}</span>
      </span>
    </span>
  );
}
