import type { PhoneField } from '#form/type/phone/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { TextControl } from '../textControl.tsx';

export const phoneAnswer: AnswerAdapter<PhoneField> = {
  Control: (props) => <TextControl {...props} type="tel" />,
  TextView: ({ value }) => (
    <p className="answer-text">
      <a href={`tel:${encodeURIComponent(value).replaceAll('%2B', '+')}`}>{value}</a>
    </p>
  ),
};
