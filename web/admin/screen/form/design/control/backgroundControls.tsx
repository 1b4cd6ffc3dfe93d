import type { CSSProperties } from 'react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import {
  type BackgroundKind,
  backgroundKindOf,
  chooseBackground,
} from '#form/edit/theme/chooseBackground.ts';
import { pictureAddress } from '#render/asset/pictureAddress.ts';
import { backdrops } from '#render/style/lookStyle.ts';
import { Slider } from '#ui/slider/slider.tsx';
import { PictureControl } from '../picture/pictureControl.tsx';
import { type ControlProps, useTheme } from '../useTheme.ts';
import { ColourControl } from './colourControl.tsx';
import { ColourInput } from './colourInput.tsx';
import { ControlFrame } from './controlFrame.tsx';
import { TileChoice } from './tileChoice.tsx';

const kinds = ['plain', 'gradient', 'dots', 'grid', 'own_gradient', 'picture'] as const;

/** The picture that stands behind the form until the author chooses one. */
const firstPicture = { source: 'picture:hills' } as const;
const defaultAngle = 135;

/** The ground behind the form: a colour, a pattern, a gradient or a picture. */
export function BackdropControl() {
  const design = useLazyTexts(designTexts);
  const { theme, colours, editor } = useTheme();
  const choose = (kind: BackgroundKind) =>
    editor.change((draft) => chooseBackground(draft, kind, theme.background_image ?? firstPicture), {
      group: 'theme.backdrop',
    });
  const { from, to, angle = defaultAngle } = theme.background_gradient ?? { from: '#fbc2eb', to: '#a6c1ee' };
  const picture = pictureAddress((theme.background_image ?? firstPicture).source);
  const drawn: Record<BackgroundKind, string> = {
    plain: 'var(--ground)',
    gradient: backdrops.gradient,
    dots: `${backdrops.dots} var(--ground)`,
    grid: `${backdrops.grid} var(--ground)`,
    own_gradient: `linear-gradient(${angle}deg,${from},${to})`,
    picture: `url("${picture}") center/cover`,
  };
  const paints = { '--ground': colours.ground, '--shade': colours.shade };
  return (
    <div className="design-control">
      <TileChoice
        label={design.backdrop}
        value={backgroundKindOf(theme)}
        onValueChange={choose}
        options={kinds.map((value) => ({
          value,
          label: design.backgrounds[value],
          drawing: (
            <span
              className="design-drawn-ground"
              style={{ ...paints, background: drawn[value] } as CSSProperties}
            />
          ),
        }))}
      />
    </div>
  );
}

/** The colour behind the form, where it is visible. */
export function GroundControl({ setting }: ControlProps) {
  const { theme } = useTheme();
  const kind = backgroundKindOf(theme);
  return kind === 'own_gradient' || kind === 'picture' ? null : <ColourControl setting={setting} />;
}

export function GradientControl() {
  const design = useLazyTexts(designTexts);
  const { theme, change } = useTheme();
  const gradient = theme.background_gradient;
  if (gradient === undefined || backgroundKindOf(theme) !== 'own_gradient') return null;
  const angle = gradient.angle ?? defaultAngle;
  const turn = (part: Partial<typeof gradient>) => change({ background_gradient: { ...gradient, ...part } });
  return (
    <ControlFrame setting="background_gradient" label={design.background_gradient}>
      <div className="design-pair">
        <ColourInput label={design.gradientFrom} value={gradient.from} onColour={(from) => turn({ from })} />
        <ColourInput label={design.gradientTo} value={gradient.to} onColour={(to) => turn({ to })} />
      </div>
      <Slider
        label={design.gradientAngle}
        min={0}
        max={360}
        step={5}
        value={angle}
        valueText={design.degrees(angle)}
        onValueChange={(turned) => turn({ angle: turned })}
      />
    </ControlFrame>
  );
}

export function BackgroundPictureControl({ setting }: ControlProps) {
  const { theme } = useTheme();
  return theme.background_image === undefined ? null : <PictureControl setting={setting} />;
}
