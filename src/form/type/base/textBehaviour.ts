import { readFormText, readJsonText } from '../../value/text.ts';
import type { FieldBehaviour } from '../behaviour.ts';

type TextBehaviour<Field> = FieldBehaviour<Field, string>;

/** The behaviour of a field whose answer is a text. `own` normalises, validates, and overrides the defaults. */
export function textBehaviour<Field extends { readonly id: string }>(
  own: Pick<TextBehaviour<Field>, 'normalise' | 'validate'> & Partial<TextBehaviour<Field>>,
): TextBehaviour<Field> {
  return {
    source: () => 'visitor',
    readForm: (field, values) => readFormText(values, field.id),
    readJson: (_field, value) => readJsonText(value),
    writeJson: (_field, answer) => answer,
    printValue: (_field, answer) => answer,
    readValue: (field, value) => (typeof value === 'string' ? own.normalise(field, value) : undefined),
    printText: (_field, answer) => answer,
    printCell: (_field, answer) => answer,
    formulaUse: () => 'text',
    asNumber: () => '0',
    comparison: () => 'text',
    settable: true,
    requirable: true,
    ...own,
  };
}
