import { hasFormulas } from '../../formula/template.ts';
import { cutText, severalLines } from '../../value/text.ts';
import { unansweredBehaviour } from '../base/unansweredBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import type { RichTextField } from './settings.ts';

/**
 * A block of formatted text, without an answer of the visitor. Where it contains formulas, the server records the
 * text that the visitor read.
 */
export const richText: FieldBehaviour<RichTextField, string> = unansweredBehaviour({
  source: ({ text = '' }) => (hasFormulas(text) ? 'computed' : 'nobody'),
  normalise(_field, answer) {
    const text = severalLines(cutText(answer.trim(), maxCharacters), maxCharacters);
    return cutText(text, maxCharacters).trim() || undefined;
  },
});

/** A text may repeat long answers many times. It is truncated, because the visitor cannot correct it. */
const maxCharacters = 100_000;
