import { createHmac, hkdfSync } from 'node:crypto';
import type { StoredSubmission } from '#store/store.ts';

type Purpose = 'body' | 'person';

/** Maximum of cached form keys. */
const maxCached = 2000;

/**
 * Hashes that identify a retry: the keyed one as stored, and the unkeyed one that older rows may still have.
 */
export interface BodyHashes {
  readonly body_hash: string;
  readonly plain_hash?: string | undefined;
}

/**
 * Keyed hashes of answers. Answers are few and guessable, so the key derives from the installation's secret, which is
 * outside the database. Each form and purpose has its own key, so that equal answers in two forms do not match.
 */
export class AnswerKeys {
  readonly #secret: () => string;
  readonly #derived = new Map<string, Uint8Array>();
  #derivedFrom = '';

  constructor(secret: () => string) {
    this.#secret = secret;
  }

  /**
   * Hash of a submission's body. It includes the id, so that two submissions with equal answers do not match.
   */
  body(formId: string, submissionId: string, plain: string): string {
    return this.#hash('body', formId, JSON.stringify([submissionId, plain]));
  }

  /** Hash of an answer or a browser that must be recognised again. */
  person(formId: string, plain: string): string {
    return this.#hash('person', formId, plain);
  }

  #hash(purpose: Purpose, formId: string, text: string): string {
    const key = this.#key(purpose, formId);
    return `k1.${createHmac('sha256', key).update(text).digest('base64url')}`;
  }

  /** Cached, because deriving a key costs more than a hash and every submission needs one. */
  #key(purpose: Purpose, formId: string): Uint8Array {
    const secret = this.#secret();
    if (secret !== this.#derivedFrom || this.#derived.size >= maxCached) {
      this.#derived.clear();
      this.#derivedFrom = secret;
    }
    const name = `${purpose} ${formId}`;
    const known = this.#derived.get(name);
    if (known !== undefined) return known;
    const key = new Uint8Array(hkdfSync('sha256', secret, formId, `answers ${purpose}`, 32));
    this.#derived.set(name, key);
    return key;
  }
}

/** In privacy mode the hash is deleted after a day: then only the id identifies a retry. */
export function isSameBody(
  stored: Pick<StoredSubmission, 'body_hash' | 'is_private'>,
  { body_hash, plain_hash }: BodyHashes,
): boolean {
  if (stored.body_hash === null) return stored.is_private === 1;
  return stored.body_hash === body_hash || stored.body_hash === plain_hash;
}
