import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ConcurrencyLimiter } from '../async/concurrencyLimiter.ts';
import { readPasswordHash } from './passwordHashText.ts';

/** 19 MiB, two passes, one lane: OWASP's minimum for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Each hash takes that memory and tens of milliseconds of a core, so this bounds all of them together. */
const limit = new ConcurrencyLimiter(2, 64);

const argon2id = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return limit.run(() => argon2id('argon2id', parameters));
}

/** A hash of no password, for constant timing when there is no account. */
export const dummyHash = phcText(Buffer.alloc(16), Buffer.alloc(cost.tagLength));

/** Hashes a password into a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive({ ...cost, message: normalized(password), nonce });
  return phcText(nonce, hash);
}

function phcText(nonce: Buffer, hash: Buffer): string {
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** Whether the password matches the hash; false for other algorithms or excessive costs. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const read = readPasswordHash(hash);
  if (read === undefined) return false;
  const { salt, tag, ...cost } = read;
  const expected = Buffer.from(tag, 'base64');
  const found = await derive({
    ...cost,
    tagLength: expected.length,
    message: normalized(password),
    nonce: Buffer.from(salt, 'base64'),
  });
  return timingSafeEqual(found, expected);
}

/** Normalises Unicode: keyboards encode one character in several ways. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
