import { fault } from '../../value/fault.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { type Chosen, validateOptions } from '../multipleChoice/choice/choice.ts';
import { choiceBehaviour } from '../multipleChoice/choice/choiceBehaviour.ts';
import type { DropdownField } from './settings.ts';

/** One option of a list. Its JSON is the option's value, not a list, because there is never a second one. */
export const dropdown: FieldBehaviour<DropdownField, Chosen> = choiceBehaviour({
  writeJson: (_field, answer) => answer[0]?.value ?? null,
  validate: (field, answer) =>
    validateOptions(field, answer) ?? (answer.length > 1 ? fault('one_option_only') : undefined),
});
