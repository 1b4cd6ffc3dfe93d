export type Severity = 'error' | 'warning';

/**
 * The findings of the checker with their severity: an error blocks publishing, a warning does not. The code is the
 * contract; `docs/forms.md` lists the same codes.
 */
export const findingKinds = {
  no_pages: { severity: 'error', about: 'The form has no page.' },
  no_fields: { severity: 'error', about: 'The form has no field.' },
  page_id_repeated: { severity: 'error', about: 'Two pages have the same id.' },
  field_id_repeated: { severity: 'error', about: 'Two fields have the same id.' },
  id_unusual: { severity: 'warning', about: 'An id is not of the form field1 or page1.' },
  page_empty: { severity: 'warning', about: 'A page has neither fields nor a description.' },
  type_unknown: { severity: 'error', about: 'A field has a type that is not one of the 18.' },
  label_empty: { severity: 'warning', about: 'A field, option, column or row has no label.' },
  label_repeated: { severity: 'warning', about: 'Two fields of a page have the same label.' },

  options_missing: { severity: 'error', about: 'A choice has no options.' },
  option_value_repeated: { severity: 'error', about: 'Two options of a field have the same value.' },
  option_label_repeated: { severity: 'warning', about: 'Two options of a field have the same label.' },
  other_value_taken: { severity: 'error', about: '"Other" has the value of an option.' },
  columns_missing: { severity: 'error', about: 'A table has no columns.' },
  column_id_repeated: { severity: 'error', about: 'Two columns of a table have the same id.' },
  row_id_repeated: { severity: 'error', about: 'Two rows of a table have the same id.' },
  bounds_contradict: {
    severity: 'error',
    about: 'No answer can keep to the bounds, as where min is above max.',
  },
  step_impossible: {
    severity: 'error',
    about: 'A step is larger than the way from the least to the greatest.',
  },
  date_impossible: { severity: 'error', about: 'A date does not exist, such as 2026-02-30.' },
  pattern_invalid: {
    severity: 'error',
    about: 'A pattern is missing, is not in RE2 syntax, or repeats too much.',
  },
  country_unknown: { severity: 'error', about: 'A country code is not one of ISO 3166.' },
  default_invalid: { severity: 'error', about: 'A default is no valid answer to its field.' },
  calendar_missing: { severity: 'error', about: 'A booking has no calendar address.' },
  payment_twice: { severity: 'error', about: 'The form asks for more than one payment.' },
  payment_amount_missing: { severity: 'error', about: 'A payment has no amount above zero and no formula.' },
  payment_amount_impossible: {
    severity: 'error',
    about: 'A fixed amount cannot be paid in its currency, such as 10.005 dollars or half a yen.',
  },
  payment_private: {
    severity: 'error',
    about: 'A form in privacy mode asks for a payment, which needs answers that are kept until it is made.',
  },
  payments_not_set_up: {
    severity: 'warning',
    about:
      'The form asks for a payment, and payments are not set up on the server. Only commands say so, and `--strict` does not count it.',
  },
  payment_currency_missing: { severity: 'error', about: 'A payment has no currency.' },
  currency_unknown: { severity: 'error', about: 'A currency code is not one of ISO 4217.' },
  setting_unused: {
    severity: 'warning',
    about: 'A setting or action has no effect, as a pattern where none is accepted.',
  },

  formula_syntax: { severity: 'error', about: 'A formula cannot be read.' },
  formula_type: { severity: 'error', about: 'A formula uses a text as a number, or the like.' },
  too_deep: { severity: 'error', about: 'A formula or condition is nested too deeply.' },
  reference_unknown: {
    severity: 'error',
    about: 'A field, page, column or row is named that does not exist.',
  },
  reference_not_usable: { severity: 'error', about: 'A field is named that has no answer to work with.' },
  option_unknown: { severity: 'error', about: 'An option is named that does not exist.' },
  cycle: { severity: 'error', about: 'Something depends on itself.' },

  condition_operator_unfit: {
    severity: 'error',
    about: 'A condition compares in a way that does not fit its field.',
  },
  condition_value_missing: { severity: 'error', about: 'A condition has nothing to compare with.' },
  condition_value_unfit: {
    severity: 'error',
    about: 'A condition compares with what its field cannot hold.',
  },
  action_target_missing: { severity: 'error', about: 'An action does not name one field or one page.' },
  set_not_possible: { severity: 'error', about: 'A rule sets a field that cannot be set.' },
  set_value_invalid: { severity: 'error', about: 'A rule sets a value that its field does not take.' },
  jump_backwards: { severity: 'error', about: 'A rule jumps to the same or an earlier page.' },
  condition_looks_ahead: {
    severity: 'warning',
    about: 'A jump or an end depends on a field that the visitor has not seen by then.',
  },
  set_tie: { severity: 'warning', about: 'Two rules may set one field to different values; the first wins.' },
  end_tie: { severity: 'warning', about: 'Two rules may end the form after one page; the first wins.' },
  page_unreachable: { severity: 'warning', about: 'No answers lead to a page.' },
  required_never_shown: { severity: 'error', about: 'A required field can never be shown.' },
  field_never_shown: { severity: 'warning', about: 'A field can never be shown.' },
  redirect_invalid: { severity: 'error', about: 'A redirect is no web address.' },

  language_unknown: { severity: 'warning', about: 'A language tag names no known language.' },
  translation_unneeded: { severity: 'warning', about: "A translation is in the form's own language." },
  translation_incomplete: { severity: 'warning', about: 'A translation lacks texts.' },
  contrast_low: { severity: 'warning', about: 'A colour is hard to read on the colour behind it.' },
  css_dropped: { severity: 'warning', about: 'A part of `theme.css` takes no effect.' },

  time_zone_unknown: { severity: 'error', about: 'The time zone does not exist.' },
  opens_after_closes: { severity: 'error', about: 'The form closes before it opens.' },
  quota_field_unfit: { severity: 'error', about: 'A quota names a field that is no choice.' },
  unique_field_unfit: {
    severity: 'error',
    about: 'The answer that must be unique is not one that can be compared.',
  },
} as const satisfies Record<string, { severity: Severity; about: string }>;

export type FindingCode = keyof typeof findingKinds;

/** A place in the form: the path in its file, and its name for people. */
export interface Place {
  /** Such as `pages[0].fields[2].label`; empty for the form as a whole. */
  readonly path: string;
  /** The id of the page. */
  readonly page?: string;
  /** The id of the field. */
  readonly field?: string;
  /** The rule's place in `logic`, from 0. */
  readonly rule?: number;
}

export interface Finding extends Place {
  readonly severity: Severity;
  readonly code: FindingCode;
  /** One sentence that says what to correct. */
  readonly message: string;
}

export function finding(code: FindingCode, place: Place, message: string): Finding {
  return { severity: findingKinds[code].severity, code, message, ...place };
}

/** A place inside another: `within(place, '.label')`. */
export function within(place: Place, path: string): Place {
  return { ...place, path: place.path === '' ? path.replace(/^\./, '') : place.path + path };
}
