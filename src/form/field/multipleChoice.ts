import { type Fault, fault } from '../answer/fault.ts';
import type { MultipleChoiceField } from '../schema/field/multipleChoice.ts';
import type { FieldBehaviour } from './behaviour.ts';
import {
  type Chosen,
  hasPrices,
  normaliseChosen,
  sumOfPrices,
  validateOptions,
  validateOther,
} from './choice.ts';
import { printChosen, readPrinted, wordsOf, writeOption } from './choicePrinting.ts';
import { readFormChosen, readJsonChosen } from './choiceReading.ts';

/** One option or several, the last of them perhaps with words of the visitor's own. */
export const multipleChoice: FieldBehaviour<MultipleChoiceField, Chosen> = {
  source: () => 'visitor',
  readForm: readFormChosen,
  readJson: readJsonChosen,
  writeJson: (field, answer) => answer.map((chosen) => writeOption(field, chosen)),
  normalise: normaliseChosen,
  validate: (field, answer) =>
    validateOptions(field, answer) ?? validateCount(field, answer) ?? validateOther(field, answer),
  printValue: printChosen,
  readValue: readPrinted,
  printText: (field, answer) => wordsOf(field, answer).join(', '),
  printCell: (field, answer) => wordsOf(field, answer).join('; '),
  formulaUse: (field) => (hasPrices(field) ? 'either' : 'text'),
  asNumber: sumOfPrices,
  comparison: () => 'options',
  settable: true,
};

function validateCount(
  { multiple = false, min = 0, max = Number.POSITIVE_INFINITY }: MultipleChoiceField,
  { length }: Chosen,
): Fault | undefined {
  if (!multiple) return length > 1 ? fault('one_option_only') : undefined;
  if (length < min) return fault('too_few_options', { min });
  return length > max ? fault('too_many_options', { max }) : undefined;
}
