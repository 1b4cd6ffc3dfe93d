import type { FieldBehaviour } from '../../behaviour.ts';
import { type ChoiceField, type Chosen, hasPrices, normaliseChosen, sumOfPrices } from './choice.ts';
import { labelsOf, printChosen, readPrinted } from './choicePrinting.ts';
import { readFormChosen, readJsonChosen } from './choiceReading.ts';

type ChoiceBehaviour<Field> = FieldBehaviour<Field, Chosen>;

/** The behaviour of a field with options, except for its JSON and its validation. */
export function choiceBehaviour<Field extends ChoiceField>(
  own: Pick<ChoiceBehaviour<Field>, 'writeJson' | 'validate'>,
): ChoiceBehaviour<Field> {
  return {
    source: () => 'visitor',
    readForm: readFormChosen,
    readJson: readJsonChosen,
    normalise: normaliseChosen,
    printValue: printChosen,
    readValue: readPrinted,
    printText: (field, answer) => labelsOf(field, answer).join(', '),
    printCell: (field, answer) => labelsOf(field, answer).join('; '),
    formulaUse: (field) => (hasPrices(field) ? 'either' : 'text'),
    asNumber: sumOfPrices,
    comparison: () => 'options',
    settable: true,
    requirable: true,
    ...own,
  };
}
