/**
 * Every failure that the service answers with, once. The code is the contract; the message may be reworded.
 * `docs/errors.md` lists the same codes, and a test compares the two.
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
  internal_error: { status: 500, type: 'api_error', message: 'Something went wrong on our side.' },
  not_ready: { status: 503, type: 'api_error', message: 'The service is not ready. Try again shortly.' },
  disk_full: { status: 507, type: 'api_error', message: 'The disk of the service is full.' },
} as const satisfies Record<string, { status: number; type: string; message: string }>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as ProblemCode[];
