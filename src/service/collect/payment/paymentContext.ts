import type { Clock } from '#kit/time/clock.ts';
import type { Checkouts } from '#outside/checkout.ts';
import type { Store } from '#store/store.ts';

/** What the use cases of payments work with. */
export interface PaymentContext {
  store: Store;
  /** Undefined where payments are not set up. */
  checkouts: Checkouts | undefined;
  /** The public address of forms, without a slash at the end. */
  formsUrl: string;
  clock: Clock;
  log: {
    warn(facts: object, sentence: string): void;
    error(facts: object, sentence: string): void;
  };
}

/** How a payment stands, as far as we could find out. */
export type PaymentStanding =
  | { state: 'paid'; responseId: number }
  | { state: 'open'; url: string | undefined }
  | { state: 'processing' | 'failed' | 'expired' | 'mismatch' }
  /** The provider could not be asked. */
  | { state: 'unavailable' }
  /** We have no key to ask it with. */
  | { state: 'not_set_up' };
