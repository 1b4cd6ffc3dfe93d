/** The limits of a request before it is routed. */
export const limits = {
  url: 8 * 1024,
  headers: 16 * 1024,
  /** No endpoint of the API takes a body; a small one is read and ignored. */
  ignoredBody: 64 * 1024,
  /** A webhook of the payment provider. */
  eventBody: 1024 * 1024,
  /** The body limit of the web app's API: a body is buffered until it is complete. */
  appBody: 64 * 1024,
  /** A form that a program writes, as large as a form file. */
  formBody: 5 * 1024 * 1024,
  /** An image from an authenticated user. */
  pictureBody: 1024 * 1024,
  /** The parser's buffer of an incomplete request: more than URL and headers together may have. */
  parser: 32 * 1024,
  /** From the first byte to the end of the headers, and to the end of the body. */
  arrival: 10_000,
  /** The slowest rate of an upload in bytes per second, where it may exceed `arrival`. */
  slowest: 4096,
  /** How long useless bytes are read, such as the rest of a file that is too large. */
  unneeded: 60_000,
} as const;
