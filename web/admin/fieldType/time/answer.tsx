import type { TimeField } from '#form/type/time/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { TextControl } from '../textControl.tsx';

export const timeAnswer: AnswerAdapter<TimeField> = {
  Control: (props) => <TextControl {...props} type="time" step={60} />,
};
