/** Error codes that only the web app's API returns; it shares all others. */
export const appProblems = {
  field_invalid: {
    status: 422,
    type: 'invalid_request',
    message: 'The field that param names has a value that cannot be used.',
  },
  cross_site: {
    status: 403,
    type: 'invalid_request',
    message: 'The request does not come from the web app at this address.',
  },
  sign_in_needed: { status: 401, type: 'authentication', message: 'Sign in first.' },
  sign_in_wrong: {
    status: 401,
    type: 'authentication',
    message: 'The mail address and the password do not belong together.',
  },
  code_wrong: { status: 401, type: 'authentication', message: 'The code is wrong, used or too old.' },
  passkey_refused: { status: 401, type: 'authentication', message: 'The passkey was not accepted.' },
  passkey_unavailable: {
    status: 409,
    type: 'invalid_request',
    message: 'Passkeys work at an https address, or at http://localhost. The public address is neither.',
  },
  last_sign_in_method: {
    status: 409,
    type: 'invalid_request',
    message: 'There would be no way left to sign in. Set a password or add another way first.',
  },
  oidc_failed: {
    status: 503,
    type: 'api_error',
    message: 'The sign-in provider could not be asked. Try again in a moment.',
  },
  oidc_join_ended: {
    status: 404,
    type: 'not_found',
    message: 'The question whether to join was answered before, or more than ten minutes went by.',
  },
  password_weak: {
    status: 422,
    type: 'invalid_request',
    message: 'The password is too easy to guess. Choose one that nobody else would think of.',
  },
  password_same: {
    status: 422,
    type: 'invalid_request',
    message: 'This is the current password, which others may know. Choose another one.',
  },
  totp_on: {
    status: 409,
    type: 'invalid_request',
    message: 'An authenticator app is set up already. Remove it before you set up another one.',
  },
  confirm_needed: {
    status: 403,
    type: 'authentication',
    message: 'Prove who you are once more, then do the same again.',
  },
  second_factor_needed: {
    status: 403,
    type: 'authentication',
    message: 'The organisation requires a second factor. Set one up, or sign in with the one you have.',
  },
  sign_in_again: {
    status: 403,
    type: 'authentication',
    message: 'An owner has ended your sessions in the organisation. Sign in again.',
  },
  second_factor_missing: {
    status: 409,
    type: 'invalid_request',
    message: 'Set up a second factor for your own account first, or sign in with the one you have.',
  },
  second_factor_required: {
    status: 409,
    type: 'invalid_request',
    message: 'It is your last second factor, and an organisation requires one. Set up another one first.',
  },
  role_insufficient: {
    status: 403,
    type: 'invalid_request',
    message: 'Your role in the organisation does not allow this.',
  },
  too_many_attempts: {
    status: 429,
    type: 'rate_limit',
    message: 'Too many attempts. Retry-After says when to try again.',
  },
  link_invalid: {
    status: 404,
    type: 'not_found',
    message: 'The link was used, has expired or is incomplete.',
  },
  link_elsewhere: {
    status: 409,
    type: 'invalid_request',
    message: 'The link is for another account. Sign in to that one and open it again.',
  },
  new_password_needed: {
    status: 409,
    type: 'invalid_request',
    message: 'Somebody else may have a way into this account. Choose a new password to join.',
  },
  mail_not_set_up: {
    status: 409,
    type: 'invalid_request',
    message: 'This installation sends no mail.',
  },
  email_taken: {
    status: 409,
    type: 'invalid_request',
    message: 'There is an account with this mail address.',
  },
  member_already: {
    status: 409,
    type: 'invalid_request',
    message: 'Somebody with this mail address belongs to the organisation already.',
  },
  member_elsewhere: {
    status: 409,
    type: 'invalid_request',
    message:
      'The person belongs to other organisations too, which such a link would open. Let them ask for it by mail, or whoever runs the installation make it with "users reset-password".',
  },
  last_owner: { status: 409, type: 'invalid_request', message: 'An organisation needs an owner.' },
  name_differs: {
    status: 409,
    type: 'invalid_request',
    message: 'The name is not the one of what is deleted.',
  },
  name_taken: {
    status: 409,
    type: 'invalid_request',
    message: 'Another workspace of the organisation has this name.',
  },
  workspace_not_empty: {
    status: 409,
    type: 'invalid_request',
    message: 'The workspace holds forms. Send its name to delete them too.',
  },
  mail_sent: {
    status: 409,
    type: 'invalid_request',
    message: 'The mail was sent, and what it said is no longer kept.',
  },
  mail_expired: {
    status: 409,
    type: 'invalid_request',
    message: 'The link in the mail has expired. Make a new one.',
  },
  too_many_mails: {
    status: 429,
    type: 'rate_limit',
    message: 'The organisation has sent too many mails within this hour. Retry-After says when to go on.',
  },
  too_many_invitations: {
    status: 409,
    type: 'invalid_request',
    message: 'The organisation has 500 invitations already. Withdraw some of them first.',
  },
  form_unpublished: {
    status: 409,
    type: 'invalid_request',
    message: 'The form was never published. Its first publication enables it.',
  },
  address_taken: {
    status: 409,
    type: 'invalid_request',
    message: 'Another form has the address of this one now. Change that one first.',
  },
  workspace_gone: {
    status: 409,
    type: 'invalid_request',
    message: 'The workspace of the form was deleted.',
  },
  image_refused: {
    status: 422,
    type: 'invalid_request',
    message: 'The picture must be a PNG, JPEG, WebP or GIF of at most 512 KB.',
  },
  export_running: {
    status: 409,
    type: 'invalid_request',
    message: 'An export of the organisation is under way. Wait until it has ended.',
  },
} as const satisfies Record<string, { status: number; type: string; message: string }>;

export type AppProblemCode = keyof typeof appProblems;
