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

/**
 * A UUID of version 7: time first, then 74 random bits. Ids that grow with time are added at one end of an index;
 * random ones change a page somewhere in it for each row.
 */
export function newSubmissionId(now = Date.now()): string {
  if (now !== written.time) written = { time: now, text: timeOfUuid(now) };
  return written.text + randomUUID().slice(15);
}

/** The last time, because a busy page makes many ids in a millisecond. */
let written = { time: 0, text: timeOfUuid(0) };

function timeOfUuid(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
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
