import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { settled } from '#form/type/declarations.ts';
import type { SliderField } from '#form/type/slider/settings.ts';
import { classNames } from '#ui/classNames.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';

const scores = Array.from({ length: 11 }, (_, score) => score);

/** The scale as the visitor saw it, with the chosen number marked. */
export function NpsView({ value }: { readonly value: number }) {
  const { detail } = useLazyTexts(manageTexts);
  const group = value >= 9 ? 'good' : value >= 7 ? 'warn' : 'bad';
  return (
    <div className="answer-nps">
      <span className="answer-nps-scale" aria-hidden="true">
        {scores.map((score) => (
          <span
            key={score}
            className={classNames('answer-nps-score', score === value && `answer-nps-score--${group}`)}
          >
            {score}
          </span>
        ))}
      </span>
      <span>{detail.outOf(value, 10)}</span>
    </div>
  );
}

interface SliderViewProps {
  readonly field: SliderField;
  readonly value: number;
}

export function SliderView({ field, value }: SliderViewProps) {
  const { min, max, unit } = settled(field);
  const { locale } = useLanguage();
  const figure = formatNumber(value, locale, { maximumFractionDigits: 6 });
  return (
    <div className="answer-slider">
      <meter className="answer-slider-line" min={min} max={max} value={value} aria-hidden="true" />
      <span>{unit === undefined ? figure : `${figure} ${unit}`}</span>
    </div>
  );
}
