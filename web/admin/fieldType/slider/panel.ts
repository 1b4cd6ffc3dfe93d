import { answeredField, lowAndHigh } from '#admin/screen/form/build/panel/table/parts.ts';
import { defaults } from '#form/type/slider/settings.ts';

export const sliderPanel = answeredField({
  common: [
    { kind: 'number', path: 'min', text: 'smallest', half: true, standard: defaults.min },
    { kind: 'number', path: 'max', text: 'largest', half: true, standard: defaults.max },
    { kind: 'number', path: 'step', text: 'sliderStep', standard: defaults.step },
  ],
  appearance: [{ kind: 'text', path: 'unit', text: 'unit' }, ...lowAndHigh],
  advanced: [{ kind: 'number', path: 'default', text: 'sliderDefault' }],
});
