import { answeredField } from '#admin/screen/form/build/panel/table/parts.ts';
import { week } from '#form/type/date/settings.ts';

export const datePanel = answeredField({
  validation: [
    { kind: 'day', path: 'min', text: 'earliestDay' },
    { kind: 'day', path: 'max', text: 'latestDay' },
    {
      kind: 'several',
      path: 'weekdays',
      text: 'weekdays',
      values: week,
      standard: week,
      names: 'weekdays',
    },
  ],
  advanced: [{ kind: 'day', path: 'default', text: 'dayDefault' }],
});
