import type { HiddenField } from '#form/type/hidden/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { TextControl } from '../textControl.tsx';

export const hiddenAnswer: AnswerAdapter<HiddenField> = { Control: TextControl };
