import type { Facts } from '../facts.ts';
import { choiceFacts, unusedPrices } from '../multipleChoice/choice/choiceFacts.ts';
import { dropdown } from './behaviour.ts';
import { about, type DropdownField, defaults, settings } from './settings.ts';

const facts: Facts<DropdownField> = {
  ...choiceFacts,
  seconds: 6,
  samples: ({ id, options }) => [[], ...options.map(({ value }) => [[id, [value]]] as const)],
  unusedSettings: unusedPrices,
};

export const dropdownType = { about, defaults, settings, behaviour: dropdown, facts };
