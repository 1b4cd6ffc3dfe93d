/** One address as mail servers take it: no spaces, separators, quotes or brackets that could begin a second one. */
const address = /^[^\s@<>()[\],;:"\\\p{Cc}\p{Zl}\p{Zp}]{1,64}@[^\s@<>()[\],;:"\\\p{Cc}\p{Zl}\p{Zp}]{1,250}$/u;

export function isMailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/**
 * Whether an address that a stranger wrote may get mail: a host without a dot, a number or a name of this machine would be
 * delivered to accounts of the mail server itself.
 */
export function isPublicMailAddress(text: string): boolean {
  const host = text.slice(text.lastIndexOf('@') + 1);
  return (
    isMailAddress(text) &&
    /^[^.]+(?:\.[^.]+)*\.[^.]*[^.\d][^.]*$/.test(host) &&
    !/(?:^|\.)local(?:host|domain)$/i.test(host)
  );
}

/** Separates addresses at commas and semicolons outside of brackets, whose formulas may have some. */
export function splitAddresses(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of text) {
    if (sign === '[') depth += 1;
    if (sign === ']') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;\n]/.test(sign)) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  parts.push(part);
  return parts.map((each) => each.trim()).filter((each) => each !== '');
}
