/** The translatable texts of a field, besides those of its options, columns and rows. */
export const fieldTexts = [
  'label',
  'description',
  'placeholder',
  'text',
  'pattern_message',
  'low_label',
  'high_label',
  'unit',
  'add_label',
  'purpose',
] as const;
