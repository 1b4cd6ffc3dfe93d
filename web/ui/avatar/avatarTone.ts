export const tones = 8;

/** The number of a `--tone-` colour of tokens.css, from 1; the same for the same name. */
export function avatarTone(name: string): number {
  let sum = 0;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (sum % tones) + 1;
}
