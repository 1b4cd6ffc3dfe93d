/** The limits of a request before it is routed. */
export const limits = {
  url: 8 * 1024,
  headers: 16 * 1024,
  /** No endpoint of the API takes a body; a small one is read and ignored. */
  ignoredBody: 64 * 1024,
  /** A message of the payment provider. */
  eventBody: 1024 * 1024,
  /** The body limit of the web app's API: a body is buffered until it is complete. */
  appBody: 64 * 1024,
  /** A picture, of somebody who may send one. */
  pictureBody: 1024 * 1024,
  /** The parser keeps this much of a client that has not finished; more than a URL and headers may have together. */
  parser: 32 * 1024,
  /** From the first byte to the end of the headers, and to the end of the body. */
  arrival: 10_000,
  /** Bytes a second that a file must arrive with, where it may take longer than that. */
  slowest: 4096,
  /** Bytes that nothing needs, such as the rest of a file that is too large, are read for so long. */
  unneeded: 60_000,
} as const;
