import type { FaultCode } from '../../value/fault.ts';

/** The sentences for a missing answer, by the kind of field. */
type RequiredMessage =
  | 'required_text'
  | 'required_number'
  | 'required_url'
  | 'required_email'
  | 'required_phone'
  | 'required_date'
  | 'required_time'
  | 'required_choice'
  | 'required_choices'
  | 'required_box'
  | 'required_rating'
  | 'required_scale'
  | 'required_file'
  | 'required_signature'
  | 'required_rows';

/** The sentences for a cell whose row has a label, which {row} then is. */
type NamedCellMessage = 'cell_missing_named' | 'cell_invalid_named';

/** The sentence for each fault, with its parameters in braces. */
export type FaultMessages = Record<FaultCode | RequiredMessage | NamedCellMessage, string>;

export const english: FaultMessages = {
  required: 'Answer this question.',
  required_text: 'Fill in this field.',
  required_number: 'Enter a number.',
  required_url: 'Enter a web address.',
  required_email: 'Enter your e-mail address.',
  required_phone: 'Enter your phone number.',
  required_date: 'Enter a date.',
  required_time: 'Enter a time.',
  required_choice: 'Choose one.',
  required_choices: 'Choose at least one.',
  required_box: 'Tick this box.',
  required_rating: 'Give a rating.',
  required_scale: 'Choose a number from {min} to {max}.',
  required_file: 'Add a file.',
  required_signature: 'Draw your signature.',
  required_rows: 'Fill in at least one row.',
  malformed: 'This answer is not valid.',
  text_too_short: 'Enter at least {min} characters.',
  text_too_long: 'Enter at most {max} characters.',
  letters_only: 'Use letters only.',
  number_invalid: 'Enter a number, such as 12.5.',
  number_too_small: 'The number must be at least {min}.',
  number_too_large: 'The number must be at most {max}.',
  number_off_step: 'The number must go up in steps of {step} from {min}.',
  url_invalid: 'Enter a full web address, such as https://example.org.',
  pattern_mismatch: 'This answer is not in the right format.',
  email_invalid: 'Enter a full e-mail address, such as name@example.org.',
  email_domain_refused: 'Addresses at {domain} are not accepted.',
  phone_invalid: 'Enter the full number with its country code, such as +49 30 901820.',
  phone_country_refused: 'Numbers from this country are not accepted.',
  date_invalid: 'Enter a valid date, such as 2026-12-31.',
  date_too_early: 'The date must not be before {min}.',
  date_too_late: 'The date must not be after {max}.',
  weekday_refused: 'This day is not available: {weekday}. Choose another day.',
  time_invalid: 'Enter a time, such as 09:30.',
  time_too_early: 'The time must not be before {min}.',
  time_too_late: 'The time must not be after {max}.',
  time_off_step: 'The time must go up in steps of {step} minutes from {min}.',
  address_part_missing: 'Complete the address. Missing: {part}.',
  country_invalid: 'Choose a country from the list.',
  country_refused: 'Addresses in this country are not accepted.',
  option_unknown: 'Choose from the list.',
  option_full: '“{option}” is no longer available. Choose something else.',
  one_option_only: 'Choose only one.',
  too_few_options: 'Choose at least {min}.',
  too_many_options: 'Choose at most {max}.',
  other_missing: 'Enter your own answer.',
  other_too_long: 'Enter at most {max} characters.',
  upload_unknown: 'The file was not uploaded. Choose it again.',
  file_type_refused: 'This type of file is not accepted: {name}.',
  file_too_large: 'The file is too large: {name}. The limit is {max}.',
  too_few_files: 'Choose at least {min} files.',
  too_many_files: 'Choose at most {max} files.',
  too_few_rows: 'Fill in at least {min} rows.',
  too_many_rows: 'Fill in at most {max} rows.',
  cell_missing: 'Fill in “{column}” in row {row}.',
  cell_invalid: 'The value of “{column}” in row {row} is not valid.',
  cell_missing_named: 'Fill in “{column}” for “{row}”.',
  cell_invalid_named: 'The value of “{column}” for “{row}” is not valid.',
  booking_invalid: 'Book an appointment first.',
  payments_not_set_up: 'Payments are not set up on this server, so this form cannot be sent.',
  amount_invalid: 'The amount cannot be calculated from these answers. Check them.',
  already_answered:
    'There is already a response with this answer, and each person can only send one. Check the answer.',
};
