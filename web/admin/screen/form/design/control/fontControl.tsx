import { useId } from 'react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FontName } from '#form/schema/theme.ts';
import { fontStack } from '#render/style/font/fontStyle.ts';
import { type ControlProps, useTheme } from '../useTheme.ts';
import { ControlFrame } from './controlFrame.tsx';
import { fonts } from './fonts.ts';
import { useShownFonts } from './useShownFonts.ts';

/** The fonts, each name in its own face. */
export function FontControl({ setting }: ControlProps) {
  const design = useLazyTexts(designTexts);
  const { theme, look, change } = useTheme();
  const name = useId();
  useShownFonts(fonts);
  const key = setting === 'heading_font' ? 'heading_font' : 'font';
  const label = design[key];
  return (
    <ControlFrame setting={key} label={label}>
      <fieldset className="design-fonts">
        <legend className="ui-hidden">{label}</legend>
        {fonts.map((font: FontName) => (
          <label key={font} className="design-font" style={{ fontFamily: fontStack(font) }}>
            <input
              type="radio"
              className="design-tile-input"
              name={name}
              value={font}
              checked={look[key] === font}
              onChange={() => change({ [key]: isFollowing(key, font, theme.font) ? undefined : font })}
            />
            <span>{design.fonts[font]}</span>
          </label>
        ))}
      </fieldset>
    </ControlFrame>
  );
}

/** Headings in the font of the text follow it: they need no setting of their own. */
function isFollowing(key: 'font' | 'heading_font', font: FontName, ofText: FontName | undefined): boolean {
  return key === 'heading_font' && font === ofText;
}
