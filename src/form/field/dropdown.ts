import { fault } from '../answer/fault.ts';
import type { DropdownField } from '../schema/field/dropdown.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { type Chosen, hasPrices, normaliseChosen, sumOfPrices, validateOptions } from './choice.ts';
import { printChosen, readPrinted, wordsOf } from './choicePrinting.ts';
import { readFormChosen, readJsonChosen } from './choiceReading.ts';

/** One option of a list. In JSON it is the option's value alone, because there is never a second one. */
export const dropdown: FieldBehaviour<DropdownField, Chosen> = {
  source: () => 'visitor',
  readForm: readFormChosen,
  readJson: readJsonChosen,
  writeJson: (_field, answer) => answer[0]?.value ?? null,
  normalise: normaliseChosen,
  validate: (field, answer) =>
    validateOptions(field, answer) ?? (answer.length > 1 ? fault('one_option_only') : undefined),
  printValue: printChosen,
  readValue: readPrinted,
  printText: (field, answer) => wordsOf(field, answer).join(', '),
  printCell: (field, answer) => wordsOf(field, answer).join('; '),
  formulaUse: (field) => (hasPrices(field) ? 'either' : 'text'),
  asNumber: sumOfPrices,
  comparison: () => 'options',
  settable: true,
};
