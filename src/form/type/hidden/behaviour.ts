import { parseDecimal } from '#kit/decimal.ts';
import { cutText, severalLines } from '../../value/text.ts';
import { textBehaviour } from '../base/textBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import type { HiddenField } from './settings.ts';

const maxCharacters = 1000;

/**
 * A value that visitors do not see: from the address of the page or from a formula. It is truncated and never
 * refused, because the visitor cannot correct it.
 */
export const hidden: FieldBehaviour<HiddenField, string> = textBehaviour({
  source: (field) => (field.formula === undefined ? 'visitor' : 'computed'),
  normalise(_field, answer) {
    // A composed character has at most six code units, so the rest is truncated anyway.
    const text = severalLines(answer.trim().slice(0, 6 * maxCharacters), 2 * maxCharacters);
    return cutText(text, maxCharacters).trim() || undefined;
  },
  validate: () => undefined,
  formulaUse: () => 'either',
  // Visitors cannot answer a field that they do not see.
  requirable: false,
  asNumber: (_field, answer) => parseDecimal(answer)?.toText() ?? '0',
});
