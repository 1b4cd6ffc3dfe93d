export const tones = 8;

/** Which of the tones of tokens.css a name has, from 1. */
export function avatarTone(name: string): number {
  let sum = 0;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (sum % tones) + 1;
}
