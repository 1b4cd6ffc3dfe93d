import type { FaultMessages } from '#form/message/language/english.ts';
import type { FaultCode } from '#form/value/fault.ts';
import type { FieldType } from '#form/value/kinds.ts';

/** The field types that can have a fault, if not all can: a page leaves out the sentences for other types. */
const only: Partial<Record<FaultCode, readonly FieldType[]>> = {
  letters_only: ['one_line_input'],
  number_off_step: ['rating', 'nps', 'slider'],
  url_invalid: ['one_line_input'],
  pattern_mismatch: ['one_line_input'],
  email_invalid: ['email'],
  email_domain_refused: ['email'],
  phone_invalid: ['phone'],
  phone_country_refused: ['phone'],
  date_invalid: ['date'],
  date_too_early: ['date'],
  date_too_late: ['date'],
  weekday_refused: ['date'],
  time_invalid: ['time'],
  time_too_early: ['time'],
  time_too_late: ['time'],
  time_off_step: ['time'],
  address_part_missing: ['address'],
  country_invalid: ['address'],
  country_refused: ['address'],
  option_unknown: ['multiple_choice', 'dropdown'],
  one_option_only: ['multiple_choice', 'dropdown'],
  too_few_options: ['multiple_choice', 'dropdown'],
  too_many_options: ['multiple_choice', 'dropdown'],
  other_missing: ['multiple_choice'],
  other_too_long: ['multiple_choice'],
  upload_unknown: ['file_upload'],
  file_type_refused: ['file_upload'],
  file_too_large: ['file_upload'],
  too_few_files: ['file_upload'],
  too_many_files: ['file_upload'],
  too_few_rows: ['table_entry'],
  too_many_rows: ['table_entry'],
  cell_missing: ['table_entry'],
  cell_invalid: ['table_entry'],
  booking_invalid: ['calendly'],
  payments_not_set_up: ['credit_card'],
  amount_invalid: ['credit_card'],
  // Only the server detects it, and sends the sentence.
  already_answered: [],
};

/** The sentences that a page with these field types may need. */
export function faultsOfPage(messages: FaultMessages, types: ReadonlySet<string>): Partial<FaultMessages> {
  const needed = Object.entries(messages).filter(([code]) => {
    const of = only[code as FaultCode];
    return of === undefined || of.some((type) => types.has(type));
  });
  return Object.fromEntries(needed);
}
