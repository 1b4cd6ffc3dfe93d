import { readStoredText } from '../../value/text.ts';
import type { FieldBehaviour } from '../behaviour.ts';

type Unanswered<Field> = FieldBehaviour<Field, string>;

/** The behaviour of a field that visitors do not answer: its text comes from the form or from a payment. */
export function unansweredBehaviour<Field>(
  own: Pick<Unanswered<Field>, 'source' | 'normalise'>,
): Unanswered<Field> {
  return {
    readForm: () => ({ answer: undefined }),
    readJson: () => ({ answer: undefined }),
    writeJson: (_field, answer) => answer,
    validate: () => undefined,
    printValue: (_field, answer) => answer,
    readValue: (_field, value) => readStoredText(value),
    printText: (_field, answer) => answer,
    printCell: (_field, answer) => answer,
    formulaUse: () => 'none',
    asNumber: () => '0',
    comparison: () => 'none',
    settable: false,
    requirable: false,
    ...own,
  };
}
