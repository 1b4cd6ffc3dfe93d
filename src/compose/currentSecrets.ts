import { AccountKeys } from '#service/account/context/accountKeys.ts';
import type { Secrets } from '#store/secrets.ts';

/** The installation's secrets with the keys derived from them. A rotation or a restore replaces them while the service runs. */
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
