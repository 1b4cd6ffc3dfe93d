import { teamLabel, unansweredField, widthWhereSet } from '#admin/screen/form/build/panel/table/parts.ts';

export const hiddenPanel = unansweredField({
  name: teamLabel,
  common: [
    { kind: 'text', path: 'parameter', text: 'parameter', look: 'code' },
    { kind: 'formula', path: 'formula', text: 'hiddenFormula' },
    { kind: 'text', path: 'default', text: 'hiddenDefault' },
  ],
  advanced: [widthWhereSet],
});
