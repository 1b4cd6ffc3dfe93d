import type { Drawing } from '../../simulate/person/drawing.ts';
import { fitted } from '../base/fitted.ts';
import { settled } from '../declarations.ts';
import type { CommentField } from './settings.ts';

export const commentDrawing: Drawing<CommentField> = {
  answer(field, { random, locale }) {
    const { min_length: min, max_length: max } = settled(field);
    const count = random.between(1, 3);
    const first = random.below(locale.notes.length);
    const sentences = Array.from(
      { length: count },
      (_, index) => locale.notes[(first + index) % locale.notes.length] ?? '',
    );
    return fitted(sentences.join(locale.sentenceSpace), min, max, random.pick(locale.notes));
  },
  mistake: (field, { given }) => (settled(field).min_length > 1 ? given.slice(0, 1) : undefined),
};
