import { dropdown } from '#form/field/dropdown.ts';
import { multipleChoice } from '#form/field/multipleChoice.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { multiple_choice: multipleChoice, dropdown });
