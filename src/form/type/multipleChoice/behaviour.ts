import { type Fault, fault } from '../../value/fault.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { type Chosen, validateOptions, validateOther } from './choice/choice.ts';
import { choiceBehaviour } from './choice/choiceBehaviour.ts';
import { writeOption } from './choice/choicePrinting.ts';
import { defaults, type MultipleChoiceField } from './settings.ts';

/** One option or several; "Other" carries a text of the visitor. */
export const multipleChoice: FieldBehaviour<MultipleChoiceField, Chosen> = choiceBehaviour({
  writeJson: (field, answer) => answer.map((chosen) => writeOption(field, chosen)),
  validate: (field, answer) =>
    validateOptions(field, answer) ?? validateCount(field, answer) ?? validateOther(field, answer),
});

function validateCount(field: MultipleChoiceField, { length }: Chosen): Fault | undefined {
  const { multiple = false, min, max = Number.POSITIVE_INFINITY } = fillDefaults(defaults, field);
  if (!multiple) return length > 1 ? fault('one_option_only') : undefined;
  if (length < min) return fault('too_few_options', { min });
  return length > max ? fault('too_many_options', { max }) : undefined;
}
