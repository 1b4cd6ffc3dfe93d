import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { FairLimiter } from '../async/fairLimiter.ts';
import { passwordCost, passwordHashPrefix, readPasswordHash } from './passwordHashText.ts';

/** In which queue a password is hashed, and in whose turn. */
export interface HashTurn {
  /** Guesses at the passwords of forms never delay a sign-in. */
  readonly queue: keyof typeof limiters;
  /** An organisation for forms, a network for accounts: each has its share of the queue. */
  readonly share: string;
  /** Of the request: a hash that nobody waits for is not made. */
  readonly signal?: AbortSignal | undefined;
}

/** Each hash takes its memory and tens of milliseconds of a core, so this bounds all of them together. */
const limiters = {
  accounts: new FairLimiter({ atOnce: 2, waiting: 64 }),
  forms: new FairLimiter({ atOnce: 1, waiting: 64 }),
};

/** How many hashes wait in each queue. */
export function waitingHashes(): Readonly<Record<HashTurn['queue'], number>> {
  return { accounts: limiters.accounts.waiting, forms: limiters.forms.waiting };
}

const argon2id = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Runs work in the queue of hashes when it is its turn. */
export async function takeHashTurn<T>(
  { queue, share, signal }: HashTurn,
  work: () => Promise<T>,
): Promise<T> {
  return await limiters[queue].run(share, work, signal);
}

async function derive(password: string, nonce: Buffer, turn: HashTurn): Promise<Buffer> {
  const message = normalized(password);
  return await takeHashTurn(turn, () => argon2id('argon2id', { ...passwordCost, message, nonce }));
}

/** A hash of no password, for constant timing when there is no account. */
export const dummyHash = phcText(Buffer.alloc(16), Buffer.alloc(passwordCost.tagLength));

/** Commands of the operator have nobody to share with. */
const operatorTurn: HashTurn = { queue: 'accounts', share: 'operator' };

/** Hashes a password into a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export async function hashPassword(password: string, turn: HashTurn = operatorTurn): Promise<string> {
  const nonce = randomBytes(16);
  return phcText(nonce, await derive(password, nonce, turn));
}

function phcText(nonce: Buffer, hash: Buffer): string {
  return `${passwordHashPrefix}${unpadded(nonce)}$${unpadded(hash)}`;
}

/** Whether the password matches the hash; false without any work for a hash that this service has not made. */
export async function isPassword(password: string, hash: string, turn: HashTurn): Promise<boolean> {
  const read = readPasswordHash(hash);
  if (read === undefined) return false;
  const found = await derive(password, Buffer.from(read.salt, 'base64'), turn);
  return timingSafeEqual(found, Buffer.from(read.tag, 'base64'));
}

/** Normalises Unicode: keyboards encode one character in several ways. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
