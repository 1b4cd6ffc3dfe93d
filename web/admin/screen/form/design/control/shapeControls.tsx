import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { hasPicturedGround } from '#render/style/look.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { type ControlProps, useTheme } from '../useTheme.ts';
import { ControlFrame } from './controlFrame.tsx';
import { TileChoice } from './tileChoice.tsx';

const inputKinds = ['boxed', 'bold', 'underlined', 'filled'] as const;
const buttonKinds = ['solid', 'pill', 'outline', 'raised'] as const;
const densities = ['compact', 'regular', 'spacious'] as const;

export function InputsControl({ setting }: ControlProps) {
  const design = useLazyTexts(designTexts);
  const { look, change } = useTheme();
  return (
    <ControlFrame setting={setting} label={design.inputs}>
      <TileChoice
        columns={4}
        label={design.inputs}
        value={look.inputs}
        onValueChange={(inputs) => change({ inputs })}
        options={inputKinds.map((value) => ({
          value,
          label: design.inputKinds[value],
          drawing: (
            <span className={`design-drawn-input design-drawn-input--${value}`}>{design.sampleLine}</span>
          ),
        }))}
      />
    </ControlFrame>
  );
}

export function ButtonControl({ setting }: ControlProps) {
  const design = useLazyTexts(designTexts);
  const { look, change } = useTheme();
  return (
    <ControlFrame setting={setting} label={design.button}>
      <TileChoice
        columns={4}
        label={design.button}
        value={look.button}
        onValueChange={(button) => change({ button })}
        options={buttonKinds.map((value) => ({
          value,
          label: design.buttons[value],
          drawing: (
            <span className={`design-drawn-button design-drawn-button--${value}`}>{design.sampleButton}</span>
          ),
        }))}
      />
    </ControlFrame>
  );
}

export function RadiusControl({ setting }: ControlProps) {
  const design = useLazyTexts(designTexts);
  const { look, change } = useTheme();
  return (
    <ControlFrame setting={setting} label={design.radius}>
      <Slider
        hideLabel
        label={design.radius}
        min={0}
        max={24}
        value={look.radius}
        valueText={design.pixels(look.radius)}
        onValueChange={(radius) => change({ radius })}
      />
    </ControlFrame>
  );
}

export function DensityControl({ setting }: ControlProps) {
  const design = useLazyTexts(designTexts);
  const { look, change } = useTheme();
  return (
    <ControlFrame setting={setting} label={design.density}>
      <Segmented
        fill
        hideLabel
        label={design.density}
        options={densities.map((value) => ({ value, label: design.densities[value] }))}
        value={look.density}
        onValueChange={(density) => change({ density })}
      />
    </ControlFrame>
  );
}

export function CardControl() {
  const design = useLazyTexts(designTexts);
  const { theme, look, change } = useTheme();
  const isNeeded = hasPicturedGround(theme);
  return (
    <div className="design-control">
      <Switch
        label={design.card}
        description={isNeeded ? design.cardNeeded : undefined}
        checked={look.card}
        disabled={isNeeded}
        onCheckedChange={(card) => change({ card })}
      />
    </div>
  );
}
