import { useLanguage } from '#admin/texts/useTexts.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { defaults, type SliderField } from '#form/type/slider/settings.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { TextField } from '#ui/textField/textField.tsx';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { textOf } from '../textControl.tsx';

export const sliderAnswer: AnswerAdapter<SliderField> = {
  Control: ({ field, value, onChange, label, error }) => {
    const { min, max, step } = fillDefaults(defaults, field);
    return (
      <TextField
        label={label}
        hideLabel
        error={error}
        value={textOf(value)}
        type="number"
        min={min}
        max={max}
        step={step}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          onChange(Number.isNaN(valueAsNumber) ? null : valueAsNumber)
        }
      />
    );
  },
  NumberView: SliderView,
};

function SliderView({ field, value }: { readonly field: SliderField; readonly value: number }) {
  const { min, max, unit } = fillDefaults(defaults, field);
  const { locale } = useLanguage();
  const figure = formatNumber(value, locale, { maximumFractionDigits: 6 });
  return (
    <div className="answer-slider">
      <meter className="answer-slider-line" min={min} max={max} value={value} aria-hidden="true" />
      <span>{unit === undefined ? figure : `${figure} ${unit}`}</span>
    </div>
  );
}
