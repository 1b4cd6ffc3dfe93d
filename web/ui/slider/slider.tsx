import './slider.css';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';

export interface SliderProps extends Omit<FieldTexts, 'required'> {
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** The value in words, such as `6 px`; shown beside the slider and read by screen readers. */
  readonly valueText: string;
}

/** A number between two ends. */
export function Slider({
  label,
  description,
  error,
  hideLabel,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  valueText,
}: SliderProps) {
  const field = useField({ description, error });
  return (
    <Field field={field} label={label} description={description} hideLabel={hideLabel}>
      <div className="ui-slider">
        <input
          {...field.attributes}
          type="range"
          className="ui-slider-input"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        />
        <span className="ui-slider-value ui-figures" aria-hidden>
          {valueText}
        </span>
      </div>
    </Field>
  );
}
