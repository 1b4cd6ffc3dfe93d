import { dropdown } from '#form/field/dropdown.ts';
import { multipleChoice } from '#form/field/multipleChoice.ts';
import { enhance as searchable } from '../enhance/dropdown.ts';
import { enhancers } from '../enhance/enhancers.ts';
import { enhance as choosable } from '../enhance/multipleChoice.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { multiple_choice: multipleChoice, dropdown });
Object.assign(enhancers, { multiple_choice: choosable, dropdown: searchable });
