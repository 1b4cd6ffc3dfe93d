import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { hour } from '#kit/time/durations.ts';

/**
 * Eight small puzzles instead of a large one: their total time varies less. 65,000 hashes on average take a
 * phone half a second.
 */
const rounds = 8;
const bits = 13;
/** Long enough to survive a lost connection. */
const challengeLifetime = hour;

const proofShape = /^(\d{1,2})\.(\d{1,2})\.(\d{1,15})\.([0-9a-f]{64})\.(\d{1,10}(?:-\d{1,10})*)$/;

/**
 * A proof-of-work challenge: `<rounds>.<bits>.<expires>.<seed>`. It is valid for one submission and one hour.
 */
export function writeChallenge(key: string, formId: string, submissionId: string, now: number): string {
  const expires = now + challengeLifetime;
  return `${rounds}.${bits}.${expires}.${seedOf(key, formId, submissionId, `${rounds}.${bits}.${expires}`)}`;
}

/**
 * Verifies a proof of work: the challenge, a dot, and a number for each round, joined by `-`, such that SHA-256
 * of the seed, the round and the number (32, 4 and 4 bytes, big-endian) starts with that many zero bits.
 */
export function verifyProof(
  key: string,
  formId: string,
  submissionId: string,
  proof: string | undefined,
  now: number,
): boolean {
  const [, asked = '', zeros = '', expires = '', seed = '', found = ''] = proofShape.exec(proof ?? '') ?? [];
  if (seed === '' || Number(expires) < now) return false;
  const expected = seedOf(key, formId, submissionId, `${asked}.${zeros}.${expires}`);
  if (!timingSafeEqual(Buffer.from(seed), Buffer.from(expected))) return false;
  const numbers = found.split('-').map(Number);
  if (numbers.length !== Number(asked)) return false;
  const block = Buffer.alloc(40);
  block.write(seed, 'hex');
  return numbers.every((number, round) => {
    if (number > 0xffffffff) return false;
    block.writeUInt32BE(round, 32);
    block.writeUInt32BE(number, 36);
    return hash('sha256', block, 'buffer').readUInt32BE(0) >>> (32 - Number(zeros)) === 0;
  });
}

function seedOf(key: string, formId: string, submissionId: string, terms: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['proof', formId, submissionId.toLowerCase(), terms]))
    .digest('hex');
}
