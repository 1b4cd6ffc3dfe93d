import { randomInt } from 'node:crypto';
import { putRecoveryCodes } from '#store/query/account/totp.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../context/accountKeys.ts';

const howMany = 10;

/** Without i, l, o and u: nobody mistakes one character for another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes new ones in the place of those that there were; they are shown this once. */
export async function makeRecoveryCodes(db: Database, keys: AccountKeys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newRecoveryCode);
  await putRecoveryCodes(
    db,
    userId,
    codes.map((code) => recoveryHash(keys, userId, code)),
  );
  return codes;
}

/** However it is typed: capitals, blanks and hyphens do not matter, and what looks alike is the same. */
export function recoveryHash(keys: AccountKeys, userId: string, code: string): string {
  const typed = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return keys.hash('recovery', `${userId} ${typed}`);
}

/** 120 bits, as six times `xxxx`: nobody finds one by trying, also who has its hash and the key. */
function newRecoveryCode(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 6 }, part).join('-');
}
