/** A parsed PHC string of argon2id: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<tag>`. */
export interface PasswordHashText {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
  /** In base64 without padding. */
  salt: string;
  tag: string;
}

/** Bounds the cost of imported hashes, whose author must not decide how much work a guess takes. */
export const maximumCost = { memory: 256 * 1024, passes: 10, parallelism: 4 };

const shape = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const salts = { least: 8, most: 64 };
const tags = { least: 16, most: 64 };

/** Undefined for anything else, and for costs above {@link maximumCost} or too low to protect. */
export function readPasswordHash(text: string): PasswordHashText | undefined {
  const [, m, t, p, salt, tag] = shape.exec(text) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  const memory = Number(m);
  const passes = Number(t);
  const parallelism = Number(p);
  const isAffordable =
    memory <= maximumCost.memory && passes <= maximumCost.passes && parallelism <= maximumCost.parallelism;
  // The minimum that argon2 itself accepts.
  const isPossible = parallelism >= 1 && passes >= 1 && memory >= 8 * parallelism;
  const isLongEnough = isWithin(bytesIn(salt), salts) && isWithin(bytesIn(tag), tags);
  return isAffordable && isPossible && isLongEnough ? { memory, passes, parallelism, salt, tag } : undefined;
}

function bytesIn(base64: string): number {
  return Math.floor((base64.length * 3) / 4);
}

function isWithin(length: number, { least, most }: { least: number; most: number }): boolean {
  return length >= least && length <= most;
}
