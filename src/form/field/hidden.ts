import { parseDecimal } from '#kit/decimal.ts';
import type { HiddenField } from '../schema/field/hidden.ts';
import { cutText, severalLines } from '../value/text.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { textBehaviour } from './textBehaviour.ts';

const mostCharacters = 1000;

/**
 * A value that visitors do not see: from the address of the page or from a formula. It is cut and never refused,
 * because the visitor could do nothing about it.
 */
export const hidden: FieldBehaviour<HiddenField, string> = textBehaviour({
  source: (field) => (field.formula === undefined ? 'visitor' : 'computed'),
  normalise(_field, answer) {
    // No writing has more than six code units in a composed character: what is further behind is cut off either way.
    const text = severalLines(answer.trim().slice(0, 6 * mostCharacters), 2 * mostCharacters);
    return cutText(text, mostCharacters).trim() || undefined;
  },
  validate: () => undefined,
  formulaUse: () => 'either',
  // Nobody sees it, so nobody could answer it.
  requirable: false,
  asNumber: (_field, answer) => parseDecimal(answer)?.toText() ?? '0',
});
