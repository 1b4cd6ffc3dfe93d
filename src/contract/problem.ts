import { appProblems } from './app/problems.ts';

/**
 * Every error that the service returns. The code is the contract; the message may be reworded. `docs/errors.md` lists the
 * same codes, and a test compares the two.
 */
export const problems = {
  parameter_invalid: {
    status: 400,
    type: 'invalid_request',
    message: 'The parameter has a value that cannot be used.',
  },
  parameter_repeated: {
    status: 400,
    type: 'invalid_request',
    message: 'The parameter may be given only once.',
  },
  request_malformed: { status: 400, type: 'invalid_request', message: 'The request is not valid HTTP.' },
  body_malformed: {
    status: 400,
    type: 'invalid_request',
    message: 'The body cannot be read as what its Content-Type says.',
  },
  signature_invalid: {
    status: 400,
    type: 'invalid_request',
    message: 'The message is not signed with the secret of this address, or is too old.',
  },
  key_missing: {
    status: 401,
    type: 'authentication',
    message: 'Send an API key as the username of HTTP Basic authentication, with an empty password.',
  },
  key_invalid: {
    status: 401,
    type: 'authentication',
    message: 'The API key is unknown, revoked or malformed.',
  },
  key_scope_insufficient: {
    status: 403,
    type: 'authentication',
    message: 'The API key may only read. Create one that may write forms.',
  },
  form_invalid: {
    status: 422,
    type: 'invalid_request',
    message: 'The body is not a form; faults says what is wrong.',
  },
  form_settings_invalid: {
    status: 422,
    type: 'invalid_request',
    message: 'The settings of the form have errors and would take effect at once; findings says which.',
  },
  workspace_unknown: {
    status: 422,
    type: 'invalid_request',
    message:
      'Name the workspace of the form by its id or name; there is none or there are several of that name.',
  },
  field_id_reused: {
    status: 409,
    type: 'invalid_request',
    message: 'A field has an id that a published version gave to a field of another type; fields says which.',
  },
  slug_taken: { status: 409, type: 'invalid_request', message: 'Another form already has this slug.' },
  form_id_taken: { status: 409, type: 'invalid_request', message: 'Another form already has this id.' },
  form_deleted: {
    status: 409,
    type: 'invalid_request',
    message: 'The form was deleted. Restore it, or give the form another id.',
  },
  draft_changed: {
    status: 409,
    type: 'invalid_request',
    message: 'The draft has changed since the revision that the request names.',
  },
  form_private: { status: 401, type: 'authentication', message: 'The form asks for a password.' },
  moved: {
    status: 308,
    type: 'invalid_request',
    message: 'Forms are served at another address. Send the same request to the one that Location names.',
  },
  host_unknown: {
    status: 421,
    type: 'invalid_request',
    message:
      'The service does not answer by this name. Set CANVASS_URL to the address that it is reached at, and let the proxy pass the Host header on.',
  },
  not_found: { status: 404, type: 'not_found', message: 'There is nothing at this address.' },
  method_not_allowed: {
    status: 405,
    type: 'method_not_allowed',
    message: 'Only GET and HEAD are possible here.',
  },
  request_timeout: { status: 408, type: 'invalid_request', message: 'The request took too long to arrive.' },
  body_too_large: { status: 413, type: 'invalid_request', message: 'The request body is too large.' },
  url_too_long: { status: 414, type: 'invalid_request', message: 'The URL is longer than 8 KB.' },
  media_type_unsupported: {
    status: 415,
    type: 'invalid_request',
    message:
      'Send the body as application/json, application/x-www-form-urlencoded or multipart/form-data, in UTF-8.',
  },
  submission_invalid: {
    status: 400,
    type: 'invalid_request',
    message: 'The body is not a submission.',
  },
  answers_refused: {
    status: 422,
    type: 'invalid_request',
    message: 'Some answers cannot be taken; fields says which and why.',
  },
  submission_differs: {
    status: 409,
    type: 'invalid_request',
    message: 'This submission id was used before, with other answers or in the other mode, test or live.',
  },
  already_answered: {
    status: 409,
    type: 'invalid_request',
    message: 'The form takes one response per person, and there is one already.',
  },
  form_disabled: { status: 403, type: 'invalid_request', message: 'The form is switched off.' },
  form_not_open: { status: 403, type: 'invalid_request', message: 'The form is not open yet.' },
  form_closed: { status: 403, type: 'invalid_request', message: 'The form is closed.' },
  form_full: { status: 403, type: 'invalid_request', message: 'The form has all the responses it takes.' },
  personal_link_needed: {
    status: 403,
    type: 'invalid_request',
    message: 'The form is answered by personal links only: open it by one, or send its key.',
  },
  personal_link_wrong: {
    status: 403,
    type: 'invalid_request',
    message: 'The key is not that of a personal link of this form, or the link was revoked.',
  },
  drafts_full: {
    status: 503,
    type: 'api_error',
    message:
      'The form keeps as many saved answers as it can, in all or from this network. Send the form, or save them later.',
  },
  password_needed: { status: 403, type: 'invalid_request', message: 'The form asks for a password.' },
  password_wrong: {
    status: 403,
    type: 'invalid_request',
    message: 'The password is not the one of the form.',
  },
  programs_not_allowed: {
    status: 403,
    type: 'invalid_request',
    message: 'The form takes no answers from programs.',
  },
  proof_needed: {
    status: 403,
    type: 'invalid_request',
    message: 'Work on the challenge, and send the same again with the proof.',
  },
  upload_invalid: {
    status: 400,
    type: 'invalid_request',
    message: 'The request does not describe a file that can be uploaded.',
  },
  ticket_invalid: {
    status: 403,
    type: 'invalid_request',
    message:
      'The ticket is not one of this form or of this upload, or its time is over. Open the form again.',
  },
  upload_unknown: {
    status: 404,
    type: 'not_found',
    message: 'There is no such upload. It was removed, is older than a day, or belongs to a response.',
  },
  upload_offset: {
    status: 409,
    type: 'invalid_request',
    message: 'The piece does not begin where the file goes on; received says where that is.',
  },
  upload_busy: {
    status: 409,
    type: 'invalid_request',
    message: 'Another request is writing to this upload.',
  },
  file_too_large: {
    status: 413,
    type: 'invalid_request',
    message: 'The file is larger than the field takes.',
  },
  upload_field_unknown: {
    status: 422,
    type: 'invalid_request',
    message: 'The form has no field for files with this id.',
  },
  file_type_refused: {
    status: 422,
    type: 'invalid_request',
    message: 'The field does not take files of this type.',
  },
  too_many_uploads: {
    status: 429,
    type: 'rate_limit',
    message: 'Too many files of this form, or from this network, wait for their answers. Try again later.',
  },
  unfinished_limit: {
    status: 429,
    type: 'rate_limit',
    message:
      'Too many files are on their way from this network. Retry-After says when to send this one again.',
  },
  payments_not_set_up: {
    status: 503,
    type: 'api_error',
    message: 'The form asks for a payment, and payments are not set up on this server.',
  },
  payment_refused: {
    status: 422,
    type: 'invalid_request',
    message:
      'The payment provider does not take this payment, so the form was not sent and nothing was charged. The same again is refused too; the log of the server says why.',
  },
  payment_unavailable: {
    status: 503,
    type: 'api_error',
    message: 'The payment could not be begun. Send the same again later.',
  },
  range_not_satisfiable: {
    status: 416,
    type: 'invalid_request',
    message: 'The range lies outside the file.',
  },
  headers_too_large: {
    status: 431,
    type: 'invalid_request',
    message: 'The request headers are larger than 16 KB.',
  },
  rate_limit_exceeded: {
    status: 429,
    type: 'rate_limit',
    message:
      'The organisation has used its 10,000 requests of this hour. Retry-After says when the next hour begins.',
  },
  submit_limit: {
    status: 429,
    type: 'rate_limit',
    message: 'Too many submissions have come from this address. Retry-After says when to send it again.',
  },
  ...appProblems,
  internal_error: { status: 500, type: 'api_error', message: 'Something went wrong on our side.' },
  format_unsupported: {
    status: 501,
    type: 'invalid_request',
    message: 'The format can be json or xml.',
  },
  busy: {
    status: 503,
    type: 'api_error',
    message: 'Too many requests of this kind are waiting. Retry-After says when to try again.',
  },
  not_ready: { status: 503, type: 'api_error', message: 'The service is not ready. Try again shortly.' },
  disk_full: { status: 507, type: 'api_error', message: 'The disk of the service is full.' },
} as const satisfies Record<string, { status: number; type: string; message: string }>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as ProblemCode[];
