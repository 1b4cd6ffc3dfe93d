import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { type ControlProps, useTheme } from '../useTheme.ts';
import { ColourInput } from './colourInput.tsx';
import { ContrastWarning } from './contrastWarning.tsx';
import { ControlFrame } from './controlFrame.tsx';
import { OrganizationColour } from './organizationColour.tsx';

const parts = { accent: 'fill', ink: 'ink', paper: 'paper', background: 'ground' } as const;

type ColourSetting = keyof typeof parts;

/** A colour of the form; the preset's while the form has none of its own. */
export function ColourControl({ setting }: ControlProps) {
  const design = useLazyTexts(designTexts);
  const { theme, colours, change } = useTheme();
  const key = setting as ColourSetting;
  const label = design[key];
  return (
    <ControlFrame setting={key} label={label}>
      <ColourInput
        hideLabel
        label={label}
        value={theme[key] ?? colours[parts[key]]}
        onColour={(colour) => change({ [key]: colour })}
      />
      {key === 'accent' && <OrganizationColour />}
      {(key === 'accent' || key === 'ink') && <ContrastWarning setting={key} />}
    </ControlFrame>
  );
}
