import { Heart, type LucideIcon, Star, ThumbsUp } from 'lucide-react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { defaults, type RatingField } from '#form/type/rating/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { ScaleControl } from '../scaleControl.tsx';

export const ratingAnswer: AnswerAdapter<RatingField> = {
  Control: ({ field, ...props }) => {
    const { max, step } = fillDefaults(defaults, field);
    return <ScaleControl {...props} from={step} to={max} step={step} />;
  },
  NumberView: RatingView,
};

const icons: Readonly<Record<'star' | 'heart' | 'thumb', LucideIcon>> = {
  star: Star,
  heart: Heart,
  thumb: ThumbsUp,
};

/** Filled and empty signs, and the figure beside them. */
function RatingView({ field, value }: { readonly field: RatingField; readonly value: number }) {
  const { detail } = useLazyTexts(manageTexts);
  const { max: best, icon: kind } = fillDefaults(defaults, field);
  const max = Math.max(best, Math.ceil(value));
  const figure = detail.outOf(value, max);
  if (kind === 'number' || max > 10) return <p className="answer-text">{figure}</p>;
  const Icon = icons[kind];
  const positions = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <p className="answer-rating">
      <span className="answer-signs" aria-hidden="true">
        {positions.map((index) => (
          <span key={index} className="answer-sign">
            <Icon size={20} className="answer-sign-empty" />
            {value >= index - 0.5 && (
              <span className={value >= index ? 'answer-sign-whole' : 'answer-sign-half'}>
                <Icon size={20} className="answer-sign-full" />
              </span>
            )}
          </span>
        ))}
      </span>
      <span>{figure}</span>
    </p>
  );
}
