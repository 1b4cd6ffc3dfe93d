import { createHmac, hkdfSync } from 'node:crypto';
import type { StoredSubmission } from '#store/store.ts';

type Purpose = 'body' | 'person';

/** Keys of so many forms are remembered. */
const mostDerived = 2000;

/** What a retry is told by: the hash as it is stored, and the hash without a key that rows of before may still have. */
export interface BodyHashes {
  readonly body_hash: string;
  readonly plain_hash?: string | undefined;
}

/**
 * Keyed hashes of answers. Answers are few and guessable, so the key follows from the installation's secret, which lies
 * outside the database. Each form and each purpose has a key of its own: equal answers in two forms do not compare.
 */
export class AnswerKeys {
  readonly #secret: () => string;
  readonly #derived = new Map<string, Uint8Array>();
  #derivedFrom = '';

  constructor(secret: () => string) {
    this.#secret = secret;
  }

  /** Of what one submission says. The id is part of it, so that two submissions with equal answers do not compare. */
  body(formId: string, submissionId: string, plain: string): string {
    return this.#hash('body', formId, JSON.stringify([submissionId, plain]));
  }

  /** Of an answer or a browser that is known again. */
  person(formId: string, plain: string): string {
    return this.#hash('person', formId, plain);
  }

  #hash(purpose: Purpose, formId: string, text: string): string {
    const key = this.#key(purpose, formId);
    return `k1.${createHmac('sha256', key).update(text).digest('base64url')}`;
  }

  /** Deriving a key costs more than a hash, and every submission needs one. */
  #key(purpose: Purpose, formId: string): Uint8Array {
    const secret = this.#secret();
    if (secret !== this.#derivedFrom || this.#derived.size >= mostDerived) {
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

/** Of a submission in privacy mode the hash is forgotten after a day: then the id alone tells a retry. */
export function isSameBody(
  stored: Pick<StoredSubmission, 'body_hash' | 'is_private'>,
  { body_hash, plain_hash }: BodyHashes,
): boolean {
  if (stored.body_hash === null) return stored.is_private === 1;
  return stored.body_hash === body_hash || stored.body_hash === plain_hash;
}
