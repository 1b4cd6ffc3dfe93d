/** The six shapes that an answer can have in the API. */
const valueTypes = ['string', 'number', 'options', 'files', 'table', 'address'] as const;
export type ValueType = (typeof valueTypes)[number];

/** The 18 field types: what their answers look like in v2 and what v1 calls them. */
export const fieldKinds = {
  one_line_input: { valueType: 'string', v1Type: 'one-line-text' },
  comment: { valueType: 'string', v1Type: 'textarea' },
  email: { valueType: 'string', v1Type: 'email' },
  phone: { valueType: 'string', v1Type: 'phone' },
  date: { valueType: 'string', v1Type: 'datepicker' },
  time: { valueType: 'string', v1Type: 'timepicker' },
  address: { valueType: 'address', v1Type: 'address' },
  hidden: { valueType: 'string', v1Type: 'hidden' },
  rich_text: { valueType: 'string', v1Type: 'custom-text' },
  multiple_choice: { valueType: 'options', v1Type: 'checkbox' },
  dropdown: { valueType: 'options', v1Type: 'dropdown' },
  rating: { valueType: 'number', v1Type: 'star' },
  nps: { valueType: 'number', v1Type: 'nps' },
  slider: { valueType: 'number', v1Type: 'slider' },
  file_upload: { valueType: 'files', v1Type: 'fileupload' },
  table_entry: { valueType: 'table', v1Type: 'table' },
  credit_card: { valueType: 'string', v1Type: 'credit-card' },
  calendly: { valueType: 'string', v1Type: 'calendly' },
} as const satisfies Record<string, { valueType: ValueType; v1Type: string }>;

export type FieldType = keyof typeof fieldKinds;

export const fieldTypes = Object.keys(fieldKinds) as FieldType[];

export function isFieldType(word: string): word is FieldType {
  return Object.hasOwn(fieldKinds, word);
}

/** An unknown type of an imported form keeps its name in v1. */
export function v1TypeOf(type: string): string {
  return isFieldType(type) ? fieldKinds[type].v1Type : type;
}

export function isChoice(type: string): boolean {
  return isFieldType(type) && fieldKinds[type].valueType === 'options';
}
