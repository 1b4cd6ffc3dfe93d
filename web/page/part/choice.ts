import { dropdown } from '#form/type/dropdown/behaviour.ts';
import { multipleChoice } from '#form/type/multipleChoice/behaviour.ts';
import { isOtherFaulty } from '#render/fault/choiceFault.ts';
import { enhance as enhanceDropdown } from '../enhance/dropdown.ts';
import { enhance as enhanceMultipleChoice } from '../enhance/multipleChoice.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { multiple_choice: multipleChoice, dropdown },
  enhancers: { multiple_choice: enhanceMultipleChoice, dropdown: enhanceDropdown },
  // The text for "Other" is not needed while nothing is chosen.
  isFaulty: (field, fault, rest) =>
    field.type !== 'multiple_choice' || rest !== 'other' || isOtherFaulty(fault),
};
