import type { Field } from '#form/definition/document.ts';
import type { FaultMessages } from '#form/message/language/english.ts';
import type { FieldType } from '#form/value/kinds.ts';

/**
 * The field types that can have a fault, and the settings of which one must be there for it; without an entry every
 * field can. A page leaves out the sentences that none of its fields needs.
 */
const only: Partial<
  Record<keyof FaultMessages, readonly [types: readonly FieldType[], ...settings: string[]]>
> = {
  // The server writes the sentence for each field that may need it.
  required: [[]],
  text_too_short: [['one_line_input', 'comment'], 'min_length'],
  text_too_long: [['one_line_input', 'comment', 'address']],
  letters_only: [['one_line_input'], 'accepts'],
  number_invalid: [['one_line_input', 'rating', 'nps', 'slider', 'credit_card']],
  number_too_small: [['one_line_input', 'rating', 'nps', 'slider', 'credit_card']],
  number_too_large: [['one_line_input', 'rating', 'nps', 'slider', 'credit_card']],
  number_off_step: [['rating', 'nps', 'slider']],
  url_invalid: [['one_line_input'], 'accepts'],
  pattern_mismatch: [['one_line_input'], 'pattern'],
  email_invalid: [['email']],
  email_domain_refused: [['email'], 'allowed_domains', 'blocked_domains'],
  phone_invalid: [['phone']],
  phone_country_refused: [['phone'], 'countries'],
  date_invalid: [['date']],
  date_too_early: [['date'], 'min'],
  date_too_late: [['date'], 'max'],
  weekday_refused: [['date'], 'weekdays'],
  time_invalid: [['time']],
  time_too_early: [['time'], 'min'],
  time_too_late: [['time'], 'max'],
  time_off_step: [['time'], 'step'],
  address_part_missing: [['address']],
  country_invalid: [['address']],
  country_refused: [['address'], 'countries'],
  option_unknown: [['multiple_choice', 'dropdown']],
  // Only the server knows full options, and sends the sentence.
  option_full: [[]],
  one_option_only: [['multiple_choice', 'dropdown']],
  too_few_options: [['multiple_choice'], 'min'],
  too_many_options: [['multiple_choice'], 'max'],
  other_missing: [['multiple_choice'], 'other'],
  other_too_long: [['multiple_choice'], 'other'],
  upload_unknown: [['file_upload']],
  file_type_refused: [['file_upload']],
  file_too_large: [['file_upload']],
  too_few_files: [['file_upload']],
  too_many_files: [['file_upload']],
  too_few_rows: [['table_entry']],
  too_many_rows: [['table_entry']],
  cell_missing: [['table_entry']],
  cell_invalid: [['table_entry']],
  cell_missing_named: [['table_entry'], 'rows'],
  cell_invalid_named: [['table_entry'], 'rows'],
  booking_invalid: [['calendly']],
  payments_not_set_up: [['credit_card']],
  amount_invalid: [['credit_card']],
  // Only the server detects it, and sends the sentence.
  already_answered: [[]],
};

/** The sentences that a page with these fields may need. */
export function faultsOfPage(messages: FaultMessages, fields: readonly Field[]): Partial<FaultMessages> {
  const needed = Object.entries(messages).filter(([code]) => {
    if (code.startsWith('required_')) return false;
    const [types, ...settings] = only[code as keyof FaultMessages] ?? [];
    return fields.some(
      (field) =>
        (types === undefined || types.some((type) => type === field.type)) &&
        (settings.length === 0 || settings.some((setting) => setting in field)),
    );
  });
  return Object.fromEntries(needed);
}
