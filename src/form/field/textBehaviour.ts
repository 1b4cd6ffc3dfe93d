import type { FieldBehaviour } from './behaviour.ts';
import { readFormText, readJsonText, readStoredText } from './text.ts';

/** What the fields whose answer is a text have in common; each adds how it is normalised and validated. */
export const textBehaviour: Omit<
  FieldBehaviour<{ readonly id: string }, string>,
  'normalise' | 'validate'
> = {
  source: () => 'visitor',
  readForm: (field, values) => readFormText(values, field.id),
  readJson: (_field, value) => readJsonText(value),
  writeJson: (_field, answer) => answer,
  printValue: (_field, answer) => answer,
  readValue: (_field, value) => readStoredText(value),
  printText: (_field, answer) => answer,
  printCell: (_field, answer) => answer,
  formulaUse: () => 'text',
  asNumber: () => '0',
  comparison: () => 'text',
  settable: true,
};
