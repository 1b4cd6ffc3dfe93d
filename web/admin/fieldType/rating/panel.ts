import { answeredField, lowAndHigh } from '#admin/screen/form/build/panel/table/parts.ts';
import { defaults } from '#form/type/rating/settings.ts';

export const ratingPanel = answeredField({
  common: [{ kind: 'number', path: 'max', text: 'bestRating', standard: defaults.max }],
  appearance: [
    {
      kind: 'choice',
      path: 'icon',
      text: 'icon',
      values: ['star', 'heart', 'thumb', 'number'],
      standard: defaults.icon,
      look: 'segmented',
      names: 'icon',
    },
    {
      kind: 'choice',
      path: 'step',
      text: 'ratingStep',
      values: [1, 0.5],
      standard: defaults.step,
      look: 'segmented',
      names: 'ratingStep',
    },
    ...lowAndHigh,
  ],
  advanced: [{ kind: 'number', path: 'default', text: 'ratingDefault' }],
});
