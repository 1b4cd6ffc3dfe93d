/** One address as mail servers take it: no spaces, separators, quotes or brackets that could begin a second one. */
const address = /^[^\s@<>()[\],;:"\\\p{Cc}\p{Zl}\p{Zp}]{1,64}@[^\s@<>()[\],;:"\\\p{Cc}\p{Zl}\p{Zp}]{1,250}$/u;

export function isMailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}
