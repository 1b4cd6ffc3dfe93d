import type { CalendlyField } from '#form/type/calendly/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { LinkView } from '../linkView.tsx';
import { TextControl } from '../textControl.tsx';

export const calendlyAnswer: AnswerAdapter<CalendlyField> = { Control: TextControl, TextView: LinkView };
