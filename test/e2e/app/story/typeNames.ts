/** The names of the field types in the palette, by type. */
export const typeNames = {
  one_line_input: 'Short text',
  comment: 'Long text',
  multiple_choice: 'Choice',
  dropdown: 'Dropdown',
  email: 'E-mail',
  phone: 'Telephone',
  address: 'Address',
  rating: 'Rating',
  nps: 'Recommendation',
  slider: 'Slider',
  date: 'Date',
  time: 'Time',
  calendly: 'Appointment',
  file_upload: 'Files',
  table_entry: 'Table',
  credit_card: 'Payment',
  rich_text: 'Text block',
  hidden: 'Hidden value',
} as const;

/** The text box of the types that nobody has to answer; all others have the switch "Required". */
export const textOf: Readonly<Record<string, string>> = {
  rich_text: 'Name',
  hidden: 'Name',
  credit_card: 'Question',
};
