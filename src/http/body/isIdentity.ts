/**
 * Whether a body is not compressed. Compressed bodies are refused, because a small one may expand to a very large
 * one.
 */
export function isIdentity(contentEncoding: string | undefined): boolean {
  return contentEncoding === undefined || /^(identity)?$/i.test(contentEncoding.trim());
}
