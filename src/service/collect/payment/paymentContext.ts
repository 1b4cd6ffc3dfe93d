import type { Clock } from '#kit/time/clock.ts';
import type { Checkouts } from '#outside/checkout.ts';
import type { Store } from '#store/store.ts';

/** Dependencies of the payment use cases. */
export interface PaymentContext {
  store: Store;
  /** Undefined if payments are not set up. */
  checkouts: Checkouts | undefined;
  /** The public address of forms, without a trailing slash. */
  formsUrl: string;
  clock: Clock;
  log: {
    warn(facts: object, sentence: string): void;
    error(facts: object, sentence: string): void;
  };
}

/** The state of a payment, as far as it is known. */
export type PaymentStatus =
  | { state: 'paid'; responseId: number }
  | { state: 'open'; url: string | undefined }
  | { state: 'processing' | 'failed' | 'expired' | 'mismatch' }
  /** The provider could not be reached. */
  | { state: 'unavailable' }
  /** There is no API key for the provider. */
  | { state: 'not_set_up' };
