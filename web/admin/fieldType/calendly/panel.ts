import { answeredField } from '#admin/screen/form/build/panel/table/parts.ts';
import { defaults } from '#form/type/calendly/settings.ts';

export const calendlyPanel = answeredField({
  common: [{ kind: 'text', path: 'url', text: 'calendar', look: 'url' }],
  appearance: [
    {
      kind: 'choice',
      path: 'opens',
      text: 'opens',
      values: ['link', 'frame'],
      standard: defaults.opens,
      look: 'segmented',
      names: 'opens',
    },
  ],
});
