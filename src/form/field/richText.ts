import { hasFormulas } from '../formula/template.ts';
import type { RichTextField } from '../schema/field/richText.ts';
import { cutText, severalLines } from '../value/text.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { unansweredBehaviour } from './unansweredBehaviour.ts';

/**
 * A block of formatted text. Nobody answers it; where formulas stand in it, the text that the visitor read is
 * calculated and recorded, whatever a client sends.
 */
export const richText: FieldBehaviour<RichTextField, string> = unansweredBehaviour({
  source: ({ text = '' }) => (hasFormulas(text) ? 'computed' : 'nobody'),
  normalise(_field, answer) {
    const text = severalLines(cutText(answer.trim(), mostCharacters), mostCharacters);
    return cutText(text, mostCharacters).trim() || undefined;
  },
});

/** A text may repeat long answers many times. Nobody could do anything about a refusal, so it is cut. */
const mostCharacters = 100_000;
