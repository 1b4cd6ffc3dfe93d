/** The texts of a field that people read, beside those of its options, columns and rows; each may be translated. */
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
