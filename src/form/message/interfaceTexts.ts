import type { Texts } from '../schema/translation.ts';

/**
 * The texts of the page around a form, in one language. A form may override those of `Texts`. Placeholders in braces,
 * such as `{max}`, are filled in and have the same name in every language.
 */
export interface InterfaceTexts extends Record<Exclude<keyof Texts, 'required'>, string> {
  /** The visitor's progress; {step} and {steps} are numbers. */
  step: string;
  /** How long the form takes; {time} is a duration such as 3 minutes. */
  takes: string;
  /** For screen readers, where a choice moves on to the next question. */
  edit_link: string;
  edit_sent: string;
  partial: string;
  advance_note: string;
  sending: string;
  /** Shown while the page is offline and retries to send the form. */
  offline: string;
  restored: string;
  /** The button that discards restored answers. */
  start_over: string;
  file_failed: string;
  file_remove: string;
  /** Beside a file whose upload is waiting for the server. */
  file_waiting: string;
  /** Beside the label of an optional field. */
  optional: string;
  /** Above the form, to explain the star beside labels. */
  required_note: string;
  /**
   * Before the title of a page with errors and, for screen readers, before each error; ends with a colon and a space.
   */
  error_prefix: string;
  error_summary: string;
  /** Above a form that is shown again because the answers made other fields visible. */
  more_questions: string;
  more_questions_help: string;
  /** Above a form that is shown again because the answers changed some of its texts. */
  texts_changed: string;
  /** Above a form that is shown again because it was sent without a valid submission id. */
  page_expired: string;
  test_banner: string;
  preview_banner: string;
  language: string;

  choose: string;
  /** Beside an option whose quota is used up. */
  option_full: string;
  choose_all: string;
  choose_between: string;
  choose_exactly: string;
  choose_at_least: string;
  choose_at_most: string;
  other: string;
  /** Labels the text box beside the "Other" option; {option} is the label of that option. */
  other_words: string;
  rating_value: string;
  nps_low: string;
  nps_high: string;
  number_between: string;
  number_at_least: string;
  number_at_most: string;
  /** For dates and times: {min} and {max} are values such as 31 December 2026 or 18:00. */
  limit_between: string;
  limit_from: string;
  limit_until: string;
  step_minutes: string;
  /** Beside a slider; {value} is its initial value. */
  slider_start: string;
  /** Read aloud for a slider without an answer. */
  slider_unset: string;
  phone_help: string;
  address_line1: string;
  address_line2: string;
  address_city: string;
  address_state: string;
  address_postal_code: string;
  address_country: string;
  /** {size} is a size such as 10 MB. */
  file_limit: string;
  files_limit: string;
  /** {types} is a list such as .pdf, .jpg. */
  file_types: string;
  files_received: string;
  file_choose: string;
  files_choose: string;
  /** Beside the button that chooses files. */
  file_drop: string;
  file_photo: string;
  /** The button beside a file whose upload failed. */
  file_retry: string;
  /** Kinds of files, listed in the help of a field: pictures, videos and documents. */
  file_images: string;
  file_audio: string;
  file_videos: string;
  file_documents: string;
  file_spreadsheets: string;
  file_archives: string;
  /** Before the file input of a signature, where no script can offer to draw it. */
  signature_picture: string;
  /** In its place above the box for drawing. */
  signature_help: string;
  /** On the line in the box; short. */
  signature_here: string;
  signature_type: string;
  /** The button that removes the last line. */
  signature_undo: string;
  /** Read aloud when the signature has arrived. */
  signature_ready: string;
  date_open: string;
  /** Labels the list of countries beside a telephone number. */
  phone_country: string;
  row: string;
  add_row: string;
  row_remove: string;
  /** The button that clears a choice. */
  clear: string;
  characters_left: string;
  /** The placeholder of the search box above a long list of options. */
  search_options: string;
  options_found: string;
  options_none: string;
  /** The number of chosen options, if several are allowed. */
  chosen_of: string;
  /** Announced when the embedded calendar reports a booking. */
  booked: string;
  rows_help: string;
  payment_amount: string;
  payment_follows: string;
  payment_nothing: string;
  /** Above a form whose payment is due on a server that cannot take payments. */
  payments_not_set_up_title: string;
  payments_not_set_up: string;
  /** Above such a form if some answers need no payment; also beside the card field and on the payment page. */
  payments_only_free_title: string;
  payments_only_free: string;
  /** Above a form that is shown again because Stripe rejected its payment. */
  payment_refused_title: string;
  payment_refused: string;
  payment_unavailable_title: string;
  payment_unavailable: string;
  /** The page to which visitors return after paying. */
  payment_paid_title: string;
  payment_paid: string;
  payment_open_title: string;
  payment_open: string;
  payment_processing_title: string;
  payment_processing: string;
  payment_failed_title: string;
  payment_failed: string;
  payment_expired_title: string;
  payment_expired: string;
  payment_mismatch_title: string;
  payment_mismatch: string;
  payment_not_set_up: string;
  payment_unknown_title: string;
  payment_unknown: string;
  payment_form: string;
  payment_total: string;
  payment_pay: string;
  payment_check: string;
  payment_back: string;
  booking_open: string;
  booking_address: string;
  booking_help: string;
  new_tab: string;

  closed_title: string;
  full_title: string;
  not_open_yet_title: string;
  /** {time} is a date and time such as 31 December 2026, 18:00. */
  opens_at: string;
  already_answered_title: string;
  /** Above an empty form, if the saved answers of a resume link no longer exist. */
  resume_gone: string;
  saved_title: string;
  saved: string;
  /** {time} is a date and time such as 31 December 2026, 18:00. */
  saved_until: string;
  saved_link: string;
  saved_go_on: string;
  /** A mailto: link with the resume link. */
  saved_mail: string;
  /** Opens the QR code of the resume link. */
  saved_qr: string;
  saving: string;
  /** Shown while saving waits for the connection. */
  save_offline: string;
  /** Shown if the server cannot save the answers. */
  save_failed: string;
  /** Above a form that a resume link opened. */
  /** Beside the checkbox above the send button. */
  send_copy: string;
  resumed: string;
  copy_link: string;
  copied: string;
  share: string;
  /** Above the address of the form on its ending. */
  share_form: string;
  again: string;
  /** Above the answers on an ending. */
  summary_title: string;
  /** {site} is a host name such as example.org. */
  redirect_soon: string;
  redirect_go: string;
  redirect_stay: string;
  /** For addresses at which no form can be. */
  page_not_found_title: string;
  page_not_found: string;
  personal_link_needed_title: string;
  personal_link_needed: string;
  personal_link_wrong_title: string;
  personal_link_wrong: string;
  disabled_title: string;
  disabled: string;
  not_found_title: string;
  not_found: string;
  password_title: string;
  password_label: string;
  password_submit: string;
  password_wrong: string;
  sent_title: string;
  sent: string;
  sent_test: string;
  not_sent_title: string;
  not_sent: string;
  too_large_title: string;
  too_large: string;
  too_many_title: string;
  too_many: string;
  sent_before_title: string;
  sent_before: string;
}

export const interfaceEnglish: InterfaceTexts = {
  submit: 'Send',
  next: 'Next',
  back: 'Back',
  step: 'Step {step} of {steps}',
  takes: 'Takes about {time}',
  edit_link: 'Change your answers',
  edit_sent: 'These are the answers that you sent. Change what you like, then send them again.',
  partial: 'Your answers are kept as you go, before you send them.',
  advance_note: 'Choosing an answer goes on to the next question.',
  sending: 'Sending…',
  offline: 'There is no connection. Your answers are saved here and will be sent as soon as it is back.',
  restored: 'Your answers from last time are still here.',
  start_over: 'Start over',
  file_failed: '{name} was not uploaded.',
  file_remove: 'Remove {name}',
  file_waiting: 'Waiting for the server…',
  save_for_later: 'Save for later',
  optional: 'optional',
  required_note: 'Questions marked with * must be answered.',
  error_prefix: 'Error: ',
  error_summary: 'Some answers need another look',
  more_questions: 'There are more questions.',
  more_questions_help: 'Your answers so far are still here. Answer the new questions, then send the form.',
  texts_changed: 'Your answers have changed some of the text on this page. Check it, then send the form.',
  page_expired: 'This page was open for a long time. Your answers are still here: send the form again.',
  test_banner: 'Test mode: your response will be marked as a test.',
  preview_banner: 'Preview of a draft: nothing that you send is stored.',
  language: 'Language',

  choose: 'Choose…',
  option_full: 'no longer available',
  choose_all: 'Choose all that apply.',
  choose_between: 'Choose {min} to {max}.',
  choose_exactly: 'Choose exactly {count}.',
  choose_at_least: 'Choose at least {min}.',
  choose_at_most: 'Choose at most {max}.',
  other: 'Other',
  other_words: 'Your own words for “{option}”',
  rating_value: '{value} of {max}',
  nps_low: 'Not at all likely',
  nps_high: 'Extremely likely',
  number_between: 'A number from {min} to {max}.',
  number_at_least: 'A number of at least {min}.',
  number_at_most: 'A number of at most {max}.',
  limit_between: 'From {min} to {max}.',
  limit_from: 'Not before {min}.',
  limit_until: 'Not after {max}.',
  step_minutes: 'In steps of {step} minutes.',
  slider_start: 'Starts at {value}',
  slider_unset: 'No value yet',
  phone_help: 'Include the country code, such as +49 30 901820.',
  address_line1: 'Street address',
  address_line2: 'Apartment, floor, building',
  address_city: 'City',
  address_state: 'State or region',
  address_postal_code: 'Postal code',
  address_country: 'Country',
  file_limit: 'One file, up to {size}.',
  files_limit: 'Up to {count} files, {size} each.',
  file_types: 'Accepted types: {types}.',
  files_received: 'Received. Untick any file you do not want to send.',
  file_choose: 'Choose a file',
  files_choose: 'Choose files',
  file_drop: 'or drop or paste here',
  file_photo: 'Take a photo',
  file_retry: 'Try again',
  file_images: 'pictures',
  file_audio: 'audio files',
  file_videos: 'videos',
  file_documents: 'documents',
  file_spreadsheets: 'spreadsheets',
  file_archives: 'archives',
  signature_picture: 'Send a picture of your signature, such as a photo of it on paper.',
  signature_help: 'Draw in the box, or type your name.',
  signature_here: 'Sign here',
  signature_type: 'Or type your name',
  signature_undo: 'Undo',
  signature_ready: 'Your signature is ready to be sent.',
  date_open: 'Open the calendar',
  phone_country: 'Country code',
  row: 'Row {row}',
  add_row: 'Add a row',
  row_remove: 'Remove row {row}',
  clear: 'Clear',
  characters_left: 'Characters left: {count}',
  search_options: 'Type to search',
  options_found: 'Options found: {count}',
  options_none: 'Nothing found',
  chosen_of: 'Chosen: {count} of {max}',
  booked: 'Your time is booked, and the link has been filled in.',
  rows_help: 'Leave any rows you do not need empty.',
  payment_amount: 'To pay: {amount}',
  payment_follows: 'After you send the form, you will pay by card on Stripe’s page.',
  payment_nothing: 'So far, there is nothing to pay.',
  payments_not_set_up_title: 'This form cannot be sent',
  payments_not_set_up:
    'It asks for a payment, but payments are not set up on this server. Tell the people who sent you here.',
  payments_only_free_title: 'Payments are not set up on this server',
  payments_only_free: 'You can only send the form if there is nothing to pay.',
  payment_refused_title: 'The payment cannot be made',
  payment_refused:
    'Stripe rejected it, so the form was not sent and nothing was charged. Your answers are still here. Tell the people who sent you here.',
  payment_unavailable_title: 'The payment page cannot be reached',
  payment_unavailable:
    'The form was not sent and nothing was charged. Your answers are still here. Wait a minute, then send it again.',
  payment_paid_title: 'Payment received',
  payment_paid: 'Your payment has arrived and your answers have been sent. You can close this page.',
  payment_open_title: 'Not paid yet',
  payment_open: 'Your answers are saved. They will be sent once you have paid.',
  payment_processing_title: 'Payment in progress',
  payment_processing:
    'Your payment is not confirmed yet. This page checks again every few seconds. You can close it: your answers are sent as soon as the payment arrives.',
  payment_failed_title: 'Payment failed',
  payment_failed:
    'The payment did not go through, so your answers have not been sent and nothing was charged. Fill in the form again, or use another card.',
  payment_expired_title: 'The time to pay has run out',
  payment_expired:
    'The payment was not made in time, so your answers have not been sent and nothing was charged. Fill in the form again.',
  payment_mismatch_title: 'Payment not recognised',
  payment_mismatch:
    'The payment does not match what the form asked for, so your answers have not been sent. Do not pay again. Tell the people who sent you the form.',
  payment_not_set_up:
    'This server cannot take payments or check on one. Tell the people who sent you the form.',
  payment_unknown_title: 'No such payment',
  payment_unknown:
    'There is no payment at this address. Open the full link again. If that does not help, tell the people who sent you the form.',
  payment_form: 'Form',
  payment_total: 'Amount',
  payment_pay: 'Pay now',
  payment_check: 'Check again',
  payment_back: 'Back to the form',
  booking_open: 'Choose a time on Calendly',
  booking_address: 'Link to your booking',
  booking_help: 'Book a time, then paste the link from the confirmation here.',
  new_tab: 'opens in a new tab',

  closed_title: 'This form is closed',
  closed: 'It is no longer accepting responses.',
  full_title: 'This form is full',
  full: 'It has received as many responses as it accepts.',
  not_open_yet_title: 'This form is not open yet',
  not_open_yet: 'Come back when it opens.',
  opens_at: 'It opens on {time}.',
  already_answered_title: 'You have already answered this form',
  already_answered: 'Each person can send one response, and yours has been received.',
  resume_gone:
    'The saved answers are gone: they were sent, or the link has expired or is incomplete. You can start the form again.',
  saved_title: 'Your answers are saved',
  saved:
    'They have not been sent yet. Open this link on any device to continue. Keep it to yourself: anyone who has it can read your answers.',
  saved_until: 'The link works until {time}.',
  saved_link: 'Your link',
  saved_go_on: 'Continue filling in the form',
  saved_mail: 'Mail the link to yourself',
  saved_qr: 'Show QR code',
  saving: 'Saving…',
  save_offline:
    'There is no connection. Your answers stay on this page and will be saved as soon as it is back.',
  save_failed: 'Your answers were not saved. Wait a minute, then save again.',
  send_copy: 'Send me a copy of my answers',
  resumed: 'Your saved answers are back.',
  copy_link: 'Copy link',
  copied: 'Link copied',
  share: 'Share',
  share_form: 'Share this form',
  again: 'Answer again',
  summary_title: 'Your answers',
  redirect_soon: 'You will be taken to {site} in a moment.',
  redirect_go: 'Continue to {site}',
  redirect_stay: 'Stay on this page',
  page_not_found_title: 'Page not found',
  page_not_found: 'Check the address for missing letters, or ask the people who sent it to you.',
  personal_link_needed_title: 'This form needs a personal link',
  personal_link_needed: 'Open the link that was sent to you, or ask the people who sent you here for one.',
  personal_link_wrong_title: 'This link does not work',
  personal_link_wrong:
    'Check that the address is complete. If it is, ask the people who sent it to you for a new link.',
  disabled_title: 'This form is switched off',
  disabled: 'Ask the people who sent you here whether it will be back.',
  not_found_title: 'Form not found',
  not_found: 'Check the address for missing letters, or ask the people who sent it to you.',
  password_title: 'This form is password-protected',
  password_label: 'Password',
  password_submit: 'Open the form',
  password_wrong: 'Wrong password. Check capital letters and try again.',
  sent_title: 'Thank you',
  sent: 'Your answers have been received.',
  sent_test: 'This was a test: your response is marked as one.',
  not_sent_title: 'The form was not sent',
  not_sent:
    'Something went wrong on our side. Your answers are still there: go back and send the form again.',
  too_large_title: 'Your response is too large',
  too_large: 'Go back, choose smaller or fewer files or shorten your answers, and send the form again.',
  too_many_title: 'Too many responses',
  too_many:
    'Too many responses have come from your connection. Wait a minute, then go back and send the form again.',
  sent_before_title: 'This form has already been sent',
  sent_before:
    'Different answers were already sent from this page. Open the form again to send another response.',
};
