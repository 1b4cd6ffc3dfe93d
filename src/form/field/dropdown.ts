import { fault } from '../answer/fault.ts';
import type { DropdownField } from '../schema/field/dropdown.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { type Chosen, validateOptions } from './choice.ts';
import { choiceBehaviour } from './choiceBehaviour.ts';

/** One option of a list. In JSON it is the option's value alone, because there is never a second one. */
export const dropdown: FieldBehaviour<DropdownField, Chosen> = choiceBehaviour({
  writeJson: (_field, answer) => answer[0]?.value ?? null,
  validate: (field, answer) =>
    validateOptions(field, answer) ?? (answer.length > 1 ? fault('one_option_only') : undefined),
});
