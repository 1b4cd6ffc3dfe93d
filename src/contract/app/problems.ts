/** Error codes that only the web app's API returns; it shares all others. */
export const appProblems = {
  field_invalid: {
    status: 422,
    type: 'invalid_request',
    message: 'The field named by param has an invalid value.',
  },
  cross_site: {
    status: 403,
    type: 'invalid_request',
    message: 'The request did not come from the web app at this address.',
  },
  sign_in_needed: { status: 401, type: 'authentication', message: 'Sign in first.' },
  sign_in_wrong: {
    status: 401,
    type: 'authentication',
    message: 'Wrong e-mail address or password.',
  },
  code_wrong: { status: 401, type: 'authentication', message: 'The code is wrong, already used or expired.' },
  passkey_refused: { status: 401, type: 'authentication', message: 'The passkey was not accepted.' },
  passkey_unavailable: {
    status: 409,
    type: 'invalid_request',
    message: 'Passkeys only work at an https address or at http://localhost. The public address is neither.',
  },
  last_sign_in_method: {
    status: 409,
    type: 'invalid_request',
    message: 'There would be no way left to sign in. Set a password or add another sign-in method first.',
  },
  oidc_failed: {
    status: 503,
    type: 'api_error',
    message: 'Could not reach the sign-in provider. Try again in a moment.',
  },
  oidc_join_ended: {
    status: 404,
    type: 'not_found',
    message: 'You have already answered whether to join, or more than ten minutes have passed.',
  },
  password_weak: {
    status: 422,
    type: 'invalid_request',
    message: 'The password is too easy to guess. Choose a less obvious one.',
  },
  password_same: {
    status: 422,
    type: 'invalid_request',
    message: 'This is the current password, which others may know. Choose a different one.',
  },
  totp_on: {
    status: 409,
    type: 'invalid_request',
    message: 'An authenticator app is already set up. Remove it before you set up another one.',
  },
  confirm_needed: {
    status: 403,
    type: 'authentication',
    message: 'Confirm your identity, then try again.',
  },
  second_factor_needed: {
    status: 403,
    type: 'authentication',
    message: 'The organisation requires a second factor. Set one up, or sign in with the one you have.',
  },
  sign_in_again: {
    status: 403,
    type: 'authentication',
    message: 'An owner ended your sessions in the organisation. Sign in again.',
  },
  second_factor_missing: {
    status: 409,
    type: 'invalid_request',
    message: 'Set up a second factor for your own account first, or sign in with the one you have.',
  },
  second_factor_required: {
    status: 409,
    type: 'invalid_request',
    message: 'This is your only second factor, and an organisation requires one. Set up another one first.',
  },
  role_insufficient: {
    status: 403,
    type: 'invalid_request',
    message: 'Your role in the organisation does not allow this.',
  },
  pdf_busy: {
    status: 503,
    type: 'api_error',
    message: 'Too many PDFs are being made. Retry-After says when to try again.',
  },
  pdf_failed: {
    status: 503,
    type: 'api_error',
    message: 'The PDF could not be made, or took too long. Print the response instead.',
  },
  too_many_attempts: {
    status: 429,
    type: 'rate_limit',
    message: 'Too many attempts. Retry-After says when to try again.',
  },
  link_invalid: {
    status: 404,
    type: 'not_found',
    message: 'The link has already been used, has expired or is incomplete.',
  },
  link_elsewhere: {
    status: 409,
    type: 'invalid_request',
    message: 'The link is for another account. Sign in to that account and open the link again.',
  },
  new_password_needed: {
    status: 409,
    type: 'invalid_request',
    message: 'Someone else may have access to this account. Choose a new password to join.',
  },
  mail_not_set_up: {
    status: 409,
    type: 'invalid_request',
    message: 'E-mail is not set up on this server.',
  },
  email_taken: {
    status: 409,
    type: 'invalid_request',
    message: 'An account with this e-mail address already exists.',
  },
  member_already: {
    status: 409,
    type: 'invalid_request',
    message: 'A member of the organisation already has this e-mail address.',
  },
  member_elsewhere: {
    status: 409,
    type: 'invalid_request',
    message:
      'The person also belongs to other organisations, and the link would give access to them. They can request one by e-mail, or the operator can create one with "users reset-password".',
  },
  last_owner: { status: 409, type: 'invalid_request', message: 'An organisation needs an owner.' },
  name_differs: {
    status: 409,
    type: 'invalid_request',
    message: 'The name does not match.',
  },
  name_taken: {
    status: 409,
    type: 'invalid_request',
    message: 'Another workspace of the organisation already has this name.',
  },
  workspace_not_empty: {
    status: 409,
    type: 'invalid_request',
    message: 'The workspace contains forms. Send its name to delete them too.',
  },
  mail_sent: {
    status: 409,
    type: 'invalid_request',
    message: 'The e-mail has been sent, and its content is not kept.',
  },
  mail_expired: {
    status: 409,
    type: 'invalid_request',
    message: 'The link in the e-mail has expired. Create a new one.',
  },
  too_many_mails: {
    status: 429,
    type: 'rate_limit',
    message: 'The organisation has sent too many e-mails this hour. Retry-After says when to try again.',
  },
  streams_exhausted: {
    status: 429,
    type: 'rate_limit',
    message: 'The organisation has too many live connections open. Retry-After says when to try again.',
  },
  presence_limit: {
    status: 429,
    type: 'rate_limit',
    message: 'The window has just reported what it has selected. Retry-After says when to do it again.',
  },
  too_many_invitations: {
    status: 409,
    type: 'invalid_request',
    message: 'The organisation already has 500 invitations. Withdraw some of them first.',
  },
  connection_name_taken: {
    status: 409,
    type: 'invalid_request',
    message: 'Another connection of the organisation already has this name.',
  },
  too_many_connections: {
    status: 409,
    type: 'invalid_request',
    message: 'The organisation already has 100 connections. Delete some of them first.',
  },
  too_many_views: {
    type: 'invalid_request',
    status: 409,
    message: 'The form already has 200 shared views, or you have 200 of your own.',
  },
  form_unpublished: {
    status: 409,
    type: 'invalid_request',
    message: 'The form has never been published. Publishing it for the first time enables it.',
  },
  published_changed: {
    status: 409,
    type: 'invalid_request',
    message: 'Another version has been published since the one that the request names.',
  },
  form_has_errors: {
    status: 409,
    type: 'invalid_request',
    message: 'The draft has errors, so it cannot be published.',
  },
  form_too_large: {
    status: 422,
    type: 'invalid_request',
    message: 'The form has more parts in all than a form may have. `faults` says which.',
  },
  form_file_invalid: {
    status: 422,
    type: 'invalid_request',
    message: 'The file is not a form that can be read. `faults` says what is wrong, with lines.',
  },
  address_taken: {
    status: 409,
    type: 'invalid_request',
    message: 'Another form now uses this form’s address. Change that form’s address first.',
  },
  workspace_gone: {
    status: 409,
    type: 'invalid_request',
    message: 'The form’s workspace has been deleted.',
  },
  image_refused: {
    status: 422,
    type: 'invalid_request',
    message: 'The image must be a PNG, JPEG, WebP or GIF of at most 512 KB.',
  },
  export_running: {
    status: 409,
    type: 'invalid_request',
    message: 'An export of the organisation is already running. Wait for it to finish.',
  },
  action_switched_off: {
    status: 409,
    type: 'invalid_request',
    message: 'The action is switched off; switch it on first.',
  },
  response_changed: {
    status: 409,
    type: 'invalid_request',
    message: 'The response has been changed since you opened it. Look at it again first.',
  },
  answer_fixed: {
    status: 422,
    type: 'invalid_request',
    message:
      'The answer of the field named by param cannot be edited: it is calculated or paid, or its version has no such field.',
  },
  note_of_another: {
    status: 403,
    type: 'invalid_request',
    message: 'Only its author can change a note.',
  },
} as const satisfies Record<string, { status: number; type: string; message: string }>;

export type AppProblemCode = keyof typeof appProblems;
