export type Severity = 'error' | 'warning';

/**
 * The findings of the checker with their severity: an error blocks publishing, a warning does not. The code is the
 * contract; `docs/forms.md` lists the same codes.
 */
export const findingKinds = {
  form_too_large: {
    severity: 'error',
    about: 'The form has more parts in all than a form may have. Nothing else is then checked.',
  },
  no_pages: { severity: 'error', about: 'The form has no pages.' },
  no_fields: { severity: 'error', about: 'The form has no fields.' },
  page_id_repeated: { severity: 'error', about: 'Two pages have the same id.' },
  field_id_repeated: { severity: 'error', about: 'Two fields have the same id.' },
  ending_id_repeated: { severity: 'error', about: 'The endings of two rules have the same id.' },
  id_unusual: { severity: 'warning', about: 'An id does not look like field1 or page1.' },
  key_repeated: { severity: 'error', about: 'Two fields have the same key.' },
  key_taken: {
    severity: 'error',
    about: 'A key is already an id, a function, a word of formulas, or a parameter of form pages.',
  },
  parameter_taken: {
    severity: 'warning',
    about: 'A hidden field reads a parameter that form pages use themselves, such as key, resume or token.',
  },
  page_empty: { severity: 'warning', about: 'A page has neither fields nor a description.' },
  type_unknown: { severity: 'error', about: 'A field has a type that is not one of the 18.' },
  label_empty: { severity: 'warning', about: 'A field, option, column or row has no label.' },
  label_repeated: { severity: 'warning', about: 'Two fields on a page have the same label.' },

  options_missing: { severity: 'error', about: 'A choice has no options.' },
  option_value_repeated: { severity: 'error', about: 'Two options of a field have the same value.' },
  option_label_repeated: { severity: 'warning', about: 'Two options of a field have the same label.' },
  other_value_taken: { severity: 'error', about: '"Other" has the value of an option.' },
  columns_missing: { severity: 'error', about: 'A table has no columns.' },
  column_id_repeated: { severity: 'error', about: 'Two columns of a table have the same id.' },
  row_id_repeated: { severity: 'error', about: 'Two rows of a table have the same id.' },
  bounds_contradict: {
    severity: 'error',
    about: 'No answer can satisfy the bounds, for example because min is above max.',
  },
  step_impossible: {
    severity: 'error',
    about: 'A step is larger than the range from min to max.',
  },
  date_impossible: { severity: 'error', about: 'A date does not exist, such as 2026-02-30.' },
  pattern_invalid: {
    severity: 'error',
    about: 'A pattern is missing, is not in RE2 syntax, or repeats too much.',
  },
  country_unknown: { severity: 'error', about: 'A country code is not in ISO 3166.' },
  default_invalid: { severity: 'error', about: 'A default is not a valid answer to its field.' },
  calendar_missing: { severity: 'error', about: 'A booking has no calendar address.' },
  payment_twice: { severity: 'error', about: 'The form asks for more than one payment.' },
  payment_amount_missing: { severity: 'error', about: 'A payment has no amount above zero and no formula.' },
  payment_amount_impossible: {
    severity: 'error',
    about: 'A fixed amount cannot be paid in its currency, such as 10.005 dollars or half a yen.',
  },
  payment_private: {
    severity: 'error',
    about: 'A form in privacy mode asks for a payment, but answers must be stored until the payment is made.',
  },
  payments_not_set_up: {
    severity: 'warning',
    about:
      'The form asks for a payment, but payments are not set up on the server. Only commands report this, and `--strict` does not count it.',
  },
  payment_currency_missing: { severity: 'error', about: 'A payment has no currency.' },
  currency_unknown: { severity: 'error', about: 'A currency code is not in ISO 4217.' },
  currency_missing: {
    severity: 'error',
    about: 'A formula writes an amount with `money(x)`, and the form has no currency.',
  },
  currencies_differ: { severity: 'error', about: 'A payment has another currency than the form.' },
  setting_unused: {
    severity: 'warning',
    about: 'A setting or action has no effect, such as a pattern on a field that does not use one.',
  },

  formula_syntax: { severity: 'error', about: 'A formula has a syntax error.' },
  formula_type: { severity: 'error', about: 'A formula mixes types, such as a text used as a number.' },
  too_deep: { severity: 'error', about: 'A formula or condition is nested too deeply.' },
  reference_unknown: {
    severity: 'error',
    about: 'A reference names a field, page, column or row that does not exist.',
  },
  reference_misspelt: {
    severity: 'warning',
    about: 'A bracket in a text is one letter away from a field, and is shown as it stands.',
  },
  number_too_early: {
    severity: 'error',
    about: 'A text names the number of the response before there is one.',
  },
  reference_not_usable: { severity: 'error', about: 'A reference names a field that has no answer to use.' },
  option_unknown: { severity: 'error', about: 'A reference names an option that does not exist.' },
  cycle: { severity: 'error', about: 'Something depends on itself.' },

  condition_operator_unfit: {
    severity: 'error',
    about: 'A condition uses an operator that does not fit its field.',
  },
  condition_value_missing: { severity: 'error', about: 'A condition has no value to compare with.' },
  condition_value_unfit: {
    severity: 'error',
    about: 'A condition compares with a value that its field cannot have.',
  },
  action_target_missing: { severity: 'error', about: 'An action does not name exactly one field or page.' },
  set_not_possible: { severity: 'error', about: 'A rule sets a field that cannot be set.' },
  set_value_invalid: { severity: 'error', about: 'A rule sets a value that its field does not accept.' },
  jump_backwards: { severity: 'error', about: 'A rule jumps to the same or an earlier page.' },
  condition_looks_ahead: {
    severity: 'warning',
    about: 'A jump or an ending depends on a field that the visitor has not seen yet.',
  },
  set_tie: {
    severity: 'warning',
    about: 'Two rules may set the same field to different values; the first wins.',
  },
  end_tie: { severity: 'warning', about: 'Two rules may end the form after the same page; the first wins.' },
  page_unreachable: { severity: 'warning', about: 'No answers lead to a page.' },
  required_never_shown: { severity: 'error', about: 'A required field can never be shown.' },
  field_never_shown: { severity: 'warning', about: 'A field can never be shown.' },
  redirect_invalid: { severity: 'error', about: 'A redirect is not a web address.' },

  workflow_id_repeated: { severity: 'error', about: 'Two workflows have the same id.' },
  action_id_repeated: { severity: 'error', about: 'Two actions of a workflow have the same id.' },
  mail_address_invalid: { severity: 'error', about: 'A recipient of a mail is not an e-mail address.' },
  connection_unknown: {
    severity: 'warning',
    about:
      'An action names a connection that the organisation does not have. The app and publishing report this.',
  },
  webhook_url_invalid: { severity: 'error', about: 'The address of a webhook is not a web address.' },
  trigger_never: {
    severity: 'warning',
    about: 'A workflow waits for something that never happens, such as a payment in a form without one.',
  },

  language_unknown: { severity: 'warning', about: 'A language tag does not name a known language.' },
  translation_unneeded: { severity: 'warning', about: "A translation is in the form's own language." },
  translation_incomplete: { severity: 'warning', about: 'A translation is missing texts.' },
  markup_ignored: { severity: 'warning', about: 'Emphasis or a link is shown as typed.' },
  contrast_low: { severity: 'warning', about: 'A colour has too little contrast with its background.' },
  css_dropped: { severity: 'warning', about: 'A part of `theme.css` has no effect.' },

  time_zone_unknown: { severity: 'error', about: 'The time zone does not exist.' },
  opens_after_closes: { severity: 'error', about: 'The form closes before it opens.' },
  quota_field_unfit: { severity: 'error', about: 'A quota names a field that is not a choice.' },
  copy_without_email: {
    severity: 'error',
    about: 'Visitors are to get a copy of their answers, and no field asks for their e-mail address.',
  },
  unique_field_unfit: {
    severity: 'error',
    about: 'The answer that must be unique belongs to a field that cannot be compared.',
  },
} as const satisfies Record<string, { severity: Severity; about: string }>;

export type FindingCode = keyof typeof findingKinds;

/** A place in the form: the path in its file, and its name for people. */
export interface Location {
  /** Such as `pages[0].fields[2].label`; empty for the form as a whole. */
  readonly path: string;
  /** The id of the page. */
  readonly page?: string;
  /** The id of the field. */
  readonly field?: string;
  /** The rule's place in `logic`, from 0. */
  readonly rule?: number;
  /** The id of the workflow. */
  readonly workflow?: string;
}

export interface Finding extends Location {
  readonly severity: Severity;
  readonly code: FindingCode;
  /** One sentence that says what to correct. */
  readonly message: string;
  /** The paths of other parts that belong to it, such as the rules of a cycle. */
  readonly related?: readonly string[];
}

export function finding(code: FindingCode, location: Location, message: string): Finding {
  return { severity: findingKinds[code].severity, code, message, ...location };
}

/** A place inside another: `within(place, '.label')`. */
export function within(location: Location, path: string): Location {
  return { ...location, path: location.path === '' ? path.replace(/^\./, '') : location.path + path };
}
