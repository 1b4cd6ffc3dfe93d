import { AccountKeys } from '#service/base/accountKeys.ts';
import type { Secrets } from '#store/secrets.ts';

/** The installation's secrets and the keys derived from them, which a rotation or a restore replaces at run time. */
export class CurrentSecrets {
  #secrets: Secrets;
  #accountKeys: AccountKeys;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
    this.#accountKeys = new AccountKeys(secrets);
  }

  current(): Secrets {
    return this.#secrets;
  }

  accountKeys(): AccountKeys {
    return this.#accountKeys;
  }

  change(secrets: Secrets): void {
    this.#secrets = secrets;
    this.#accountKeys = new AccountKeys(secrets);
  }
}
