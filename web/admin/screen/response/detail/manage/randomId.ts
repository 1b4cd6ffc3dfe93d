/** For something that the client names, such as a deletion. Not `randomUUID`, which plain HTTP does not have. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
