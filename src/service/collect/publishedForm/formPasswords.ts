import { createHash } from 'node:crypto';
import { ExpiringCache } from '#kit/async/expiringCache.ts';
import { isPassword } from '#kit/secret/passwordHash.ts';
import type { Clock } from '#kit/time/clock.ts';

const remembered = 600_000;

/** Checks passwords of forms, and remembers for a while which ones were right: many visitors share one. */
export class FormPasswords {
  readonly #right: ExpiringCache<string, true>;

  constructor(clock: Clock) {
    this.#right = new ExpiringCache(1000, remembered, clock);
  }

  /** Whether it was right a short while ago: then it need not be checked, and is nobody's guess. */
  isKnown(password: string, hash: string): boolean {
    return this.#right.get(nameOf(password, hash)) === true;
  }

  async isRight(password: string, hash: string): Promise<boolean> {
    if (this.isKnown(password, hash)) return true;
    const right = await isPassword(password, hash);
    if (right) this.#right.set(nameOf(password, hash), true);
    return right;
  }
}

/** Not the password itself: what lies in memory for minutes may end up in a core dump. */
function nameOf(password: string, hash: string): string {
  return createHash('sha256')
    .update(JSON.stringify([hash, password]))
    .digest('base64url');
}
