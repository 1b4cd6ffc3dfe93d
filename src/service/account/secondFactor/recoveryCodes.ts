import { randomInt } from 'node:crypto';
import { putRecoveryCodes } from '#store/query/account/totp.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';

const codeCount = 10;

/** Leaves out i, l, o and u, which are easily misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Replaces the person's recovery codes and returns the new ones, which are shown only once. */
export async function makeRecoveryCodes(db: Database, keys: AccountKeys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newRecoveryCode);
  await putRecoveryCodes(
    db,
    userId,
    codes.map((code) => recoveryHash(keys, userId, code)),
  );
  return codes;
}

/** Ignores case, spaces and hyphens, and maps characters that look alike to the same one. */
export function recoveryHash(keys: AccountKeys, userId: string, code: string): string {
  const typed = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return keys.hash('recovery', `${userId} ${typed}`);
}

/** 120 bits in six groups of four: brute force fails even for an attacker who has the hash and the key. */
function newRecoveryCode(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 6 }, part).join('-');
}
