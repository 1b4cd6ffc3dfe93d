/**
 * The fault codes of answers. The code is the contract; `src/form/message/` has a sentence for it in each language,
 * with the parameters in braces.
 */
export const faultCodes = [
  'required',
  'malformed',
  'text_too_short',
  'text_too_long',
  'letters_only',
  'number_invalid',
  'number_too_small',
  'number_too_large',
  'number_off_step',
  'url_invalid',
  'pattern_mismatch',
  'email_invalid',
  'email_domain_refused',
  'phone_invalid',
  'phone_country_refused',
  'date_invalid',
  'date_too_early',
  'date_too_late',
  'weekday_refused',
  'time_invalid',
  'time_too_early',
  'time_too_late',
  'time_off_step',
  'address_part_missing',
  'country_invalid',
  'country_refused',
  'option_unknown',
  'option_full',
  'one_option_only',
  'too_few_options',
  'too_many_options',
  'other_missing',
  'other_too_long',
  'upload_unknown',
  'file_type_refused',
  'file_too_large',
  'too_few_files',
  'too_many_files',
  'too_few_rows',
  'too_many_rows',
  'cell_missing',
  'cell_invalid',
  'booking_invalid',
  'payments_not_set_up',
  'amount_invalid',
  'already_answered',
] as const;

export type FaultCode = (typeof faultCodes)[number];

/** The reason why an answer is refused. */
export interface Fault {
  readonly code: FaultCode;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** The result of reading: an answer, no answer, or a fault. */
export type Reading<Given> = { readonly answer: Given | undefined } | { readonly fault: Fault };

export function fault(code: FaultCode, parameters?: Record<string, string | number>): Fault {
  return parameters === undefined ? { code } : { code, parameters };
}
