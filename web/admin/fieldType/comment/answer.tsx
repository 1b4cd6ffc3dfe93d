import type { CommentField } from '#form/type/comment/settings.ts';
import { TextArea } from '#ui/textArea/textArea.tsx';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { textOf } from '../textControl.tsx';

export const commentAnswer: AnswerAdapter<CommentField> = {
  Control: ({ value, onChange, label, error }) => (
    <TextArea
      label={label}
      hideLabel
      error={error}
      value={textOf(value)}
      rows={5}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  ),
};
