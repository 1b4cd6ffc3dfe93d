import type { RichTextField } from '#form/type/richText/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';

/** A text has no answer. */
export const richTextAnswer: AnswerAdapter<RichTextField> = { Control: undefined };
