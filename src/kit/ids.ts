import { randomInt, randomUUID } from 'node:crypto';

const lowercase = '0123456789abcdefghijklmnopqrstuvwxyz';
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Eight random characters of `0-9a-z`: the id of an organisation, a workspace, a form or a key. */
export function newShortId(): string {
  return randomText(lowercase, 8);
}

export function newUuid(): string {
  return randomUUID();
}

export function randomBase62(length: number): string {
  return randomText(base62, length);
}

export function toBase62(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62))
    text = base62.charAt(rest % 62) + text;
  return text;
}

function randomText(alphabet: string, length: number): string {
  let text = '';
  while (text.length < length) text += alphabet.charAt(randomInt(alphabet.length));
  return text;
}
