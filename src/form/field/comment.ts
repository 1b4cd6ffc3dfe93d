import type { CommentField } from '../type/comment/settings.ts';
import { fault } from '../value/fault.ts';
import { isLongerThan, isShorterThan, severalLines } from '../value/text.ts';
import { textBehaviour } from './base/textBehaviour.ts';
import type { FieldBehaviour } from './behaviour.ts';

/** Text of several lines. */
export const comment: FieldBehaviour<CommentField, string> = textBehaviour({
  normalise: (field, answer) => severalLines(answer, maxCharacters(field)) || undefined,
  validate(field, answer) {
    const max = maxCharacters(field);
    if (isLongerThan(answer, max)) return fault('text_too_long', { max });
    const min = field.min_length ?? 0;
    return isShorterThan(answer, min) ? fault('text_too_short', { min }) : undefined;
  },
});

function maxCharacters({ max_length = 10_000 }: CommentField): number {
  return max_length;
}
