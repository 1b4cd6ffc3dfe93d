/** Whether a body comes as it is. Nothing here unpacks one: a small packed body may be a very large one. */
export function isIdentity(contentEncoding: string | undefined): boolean {
  return contentEncoding === undefined || /^(identity)?$/i.test(contentEncoding.trim());
}
