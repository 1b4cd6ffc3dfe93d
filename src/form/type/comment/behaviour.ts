import { fault } from '../../value/fault.ts';
import { isLongerThan, isShorterThan, severalLines } from '../../value/text.ts';
import { textBehaviour } from '../base/textBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { type CommentField, defaults } from './settings.ts';

/** Text of several lines. */
export const comment: FieldBehaviour<CommentField, string> = textBehaviour({
  normalise: (field, answer) => severalLines(answer, fillDefaults(defaults, field).max_length) || undefined,
  validate(field, answer) {
    const { min_length: min, max_length: max } = fillDefaults(defaults, field);
    if (isLongerThan(answer, max)) return fault('text_too_long', { max });
    return isShorterThan(answer, min) ? fault('text_too_short', { min }) : undefined;
  },
});
