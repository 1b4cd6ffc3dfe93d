import { teamLabel, unansweredField, width } from '#admin/screen/form/build/panel/table/parts.ts';

export const richTextPanel = unansweredField({
  name: teamLabel,
  common: [{ kind: 'text', path: 'text', text: 'richText', look: 'insertLong' }],
  appearance: [width],
});
