import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import '#ui/chips/chips.css';
import { useId } from 'react';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import type { AnswerControlProps } from './answerAdapter.ts';

interface ScaleControlProps extends Pick<AnswerControlProps, 'value' | 'onChange' | 'label' | 'error'> {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** One number of a short scale, or none. */
export function ScaleControl({ value, onChange, label, error, from, to, step }: ScaleControlProps) {
  const { detail } = useLazyTexts(manageTexts);
  const { locale } = useLanguage();
  const field = useField({ error });
  const name = useId();
  const numbers = Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => from + index * step,
  );
  const choices = [
    { key: '', label: detail.noAnswer, value: null },
    ...numbers.map((number) => ({ key: String(number), label: formatNumber(number, locale), value: number })),
  ];
  return (
    <fieldset className="ui-chips" aria-describedby={field.attributes['aria-describedby']}>
      <legend className="ui-hidden">{label}</legend>
      <div className="ui-chips-options">
        {choices.map((choice) => (
          <label key={choice.key} className="ui-chips-option">
            <input
              type="radio"
              name={name}
              className="ui-chips-input"
              checked={(value ?? null) === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
