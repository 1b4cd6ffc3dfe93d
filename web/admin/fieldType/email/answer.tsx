import type { EmailField } from '#form/type/email/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { TextControl } from '../textControl.tsx';

export const emailAnswer: AnswerAdapter<EmailField> = {
  Control: (props) => <TextControl {...props} inputMode="email" />,
  TextView: ({ value }) => (
    <p className="answer-text">
      <a href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}>{value}</a>
    </p>
  ),
};
