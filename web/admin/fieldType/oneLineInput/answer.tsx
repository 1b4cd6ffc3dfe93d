import type { OneLineInputField } from '#form/type/oneLineInput/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { LinkView } from '../linkView.tsx';
import { TextControl } from '../textControl.tsx';

export const oneLineInputAnswer: AnswerAdapter<OneLineInputField> = {
  Control: (props) => {
    const { accepts } = props.field;
    if (accepts === 'number') return <TextControl {...props} inputMode="decimal" />;
    if (accepts === 'url') return <TextControl {...props} inputMode="url" />;
    return <TextControl {...props} />;
  },
  TextView: LinkView,
};
