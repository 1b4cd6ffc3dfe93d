import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { NpsField } from '#form/type/nps/settings.ts';
import { classNames } from '#ui/classNames.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { ScaleControl } from '../scaleControl.tsx';

export const npsAnswer: AnswerAdapter<NpsField> = {
  Control: (props) => <ScaleControl {...props} from={0} to={10} step={1} />,
  NumberView: NpsView,
};

const scores = Array.from({ length: 11 }, (_, score) => score);

/** The scale as the visitor saw it, with the chosen number marked. */
function NpsView({ value }: { readonly value: number }) {
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
