import { createHash } from 'node:crypto';
import { ExpiringCache } from '#kit/async/expiringCache.ts';
import { isPassword } from '#kit/secret/passwordHash.ts';
import type { Clock } from '#kit/time/clock.ts';

const remembered = 600_000;

/** Verifies form passwords and caches correct ones for a while, because many visitors share one. */
export class FormPasswords {
  readonly #right: ExpiringCache<string, true>;

  constructor(clock: Clock) {
    this.#right = new ExpiringCache(1000, remembered, clock);
  }

  /** Whether it was verified recently: then it needs no check and does not count as a guess. */
  isKnown(password: string, hash: string): boolean {
    return this.#right.get(nameOf(password, hash)) === true;
  }

  /** `signal` is that of the request: nobody guesses for a visitor who has left. */
  async isRight(
    password: string,
    hash: string,
    {
      organizationId,
      signal,
    }: { readonly organizationId: string; readonly signal?: AbortSignal | undefined },
  ): Promise<boolean> {
    if (this.isKnown(password, hash)) return true;
    const right = await isPassword(password, hash, { queue: 'forms', share: organizationId, signal });
    if (right) this.#right.set(nameOf(password, hash), true);
    return right;
  }
}

/** A hash instead of the password: memory that lives for minutes may end up in a core dump. */
function nameOf(password: string, hash: string): string {
  return createHash('sha256')
    .update(JSON.stringify([hash, password]))
    .digest('base64url');
}
