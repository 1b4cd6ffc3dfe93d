import './chips.css';
import { FieldDescription, FieldError } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';

export interface ChipsProps<Value extends string> extends Omit<FieldTexts, 'required'> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly values: readonly Value[];
  readonly onValuesChange: (values: Value[]) => void;
}

/** Several of a few short options, with immediate effect. The values keep the order of the options. */
export function Chips<Value extends string>({
  label,
  description,
  error,
  hideLabel,
  options,
  values,
  onValuesChange,
}: ChipsProps<Value>) {
  const field = useField({ description, error });
  const toggle = (value: Value, isOn: boolean) =>
    onValuesChange(
      options.map((option) => option.value).filter((each) => (each === value ? isOn : values.includes(each))),
    );
  return (
    <fieldset className="ui-chips" aria-describedby={field.attributes['aria-describedby']}>
      <legend className={hideLabel ? 'ui-hidden' : 'ui-chips-label'}>{label}</legend>
      <FieldDescription field={field}>{description}</FieldDescription>
      <div className="ui-chips-options">
        {options.map(({ value, label: text }) => (
          <label key={value} className="ui-chips-option">
            <input
              type="checkbox"
              className="ui-chips-input"
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
