import { answeredField } from '#admin/screen/form/build/panel/table/parts.ts';
import { defaults } from '#form/type/time/settings.ts';

export const timePanel = answeredField({
  validation: [
    { kind: 'clock', path: 'min', text: 'earliestTime', half: true },
    { kind: 'clock', path: 'max', text: 'latestTime', half: true },
    { kind: 'number', path: 'step', text: 'minutesStep', standard: defaults.step },
  ],
  advanced: [{ kind: 'clock', path: 'default', text: 'timeDefault' }],
});
