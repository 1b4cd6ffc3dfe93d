import { dropdown } from '#form/field/dropdown.ts';
import { multipleChoice } from '#form/field/multipleChoice.ts';
import { enhance as enhanceDropdown } from '../enhance/dropdown.ts';
import { enhance as enhanceMultipleChoice } from '../enhance/multipleChoice.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { multiple_choice: multipleChoice, dropdown },
  enhancers: { multiple_choice: enhanceMultipleChoice, dropdown: enhanceDropdown },
};
