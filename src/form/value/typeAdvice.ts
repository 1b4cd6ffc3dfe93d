import { nearestWord } from '#kit/text/nearestWord.ts';
import { type FieldType, fieldTypes } from './kinds.ts';

/** The words of other form builders and of HTML for our types, with the setting that makes the type fit. */
const habits: readonly [words: string, type: FieldType, setting?: string][] = [
  ['textarea long_text longtext paragraph multiline multi_line message long_answer', 'comment'],
  [
    'text string input short_text shorttext textfield text_field single_line line name short_answer',
    'one_line_input',
  ],
  ['number integer int numeric float decimal quantity', 'one_line_input', 'accepts: number'],
  ['url link website web_address', 'one_line_input', 'accepts: url'],
  ['select list combo combobox picklist menu country_select', 'dropdown'],
  [
    'radio radios radio_group choice choices single_choice single_select options yes_no boolean bool',
    'multiple_choice',
  ],
  [
    'checkbox checkboxes checklist multi_select multiselect multi_choice consent',
    'multiple_choice',
    'multiple: true',
  ],
  ['file files upload attachment image photo picture signature', 'file_upload'],
  ['tel telephone mobile phone_number', 'phone'],
  ['mail e_mail email_address', 'email'],
  ['star stars score', 'rating'],
  ['range scale opinion_scale linear_scale', 'slider'],
  ['matrix grid table likert', 'table_entry'],
  ['payment card stripe pay', 'credit_card'],
  ['heading html statement section info markdown content static custom_text note', 'rich_text'],
  ['datetime day birthday calendar datepicker', 'date'],
  ['clock hour timepicker', 'time'],
  ['booking appointment scheduling meeting', 'calendly'],
  ['net_promoter_score netpromoter recommendation', 'nps'],
];

/** Says which type was meant by one that does not exist; lists all types where none is near. */
export function typeAdvice(written: string): string {
  const word = written.trim().toLowerCase().replace(/[-\s]/g, '_');
  const habit = habits.find(([words]) => words.split(' ').includes(word));
  if (habit !== undefined) {
    const [, type, setting] = habit;
    return setting === undefined ? `use "${type}"` : `use "${type}" with ${setting}`;
  }
  const near = nearestWord(written, fieldTypes);
  return near === undefined ? `the types are ${fieldTypes.join(', ')}` : `did you mean "${near}"?`;
}
