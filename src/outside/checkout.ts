import type { Result } from '#kit/result.ts';

/** A payment that a visitor makes on a page of the payment provider. */
export interface Checkout {
  id: string;
  /**
   * `open` waits for the visitor, `processing` for a bank. `failed` and `expired` are final: nobody can pay such a
   * checkout any more.
   */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  /** Where the visitor pays; only while it is open. */
  url: string | undefined;
  /** Three capital letters. */
  currency: string;
  /** In the smallest unit that the provider counts in. */
  units: number;
  /** Our own reference from its creation. */
  formId: string | undefined;
  submissionId: string | undefined;
  /** The means of payment if known, with the provider's name of the brand. */
  card: { brand: string; lastDigits: string } | undefined;
}

export interface CheckoutOrder {
  /** The same key and order give the same checkout, however often it is made. */
  key: string;
  formId: string;
  submissionId: string;
  currency: string;
  units: number;
  /** The item as the provider's page shows it. */
  purpose: string;
  /** `{CHECKOUT_SESSION_ID}` in it becomes the id of the checkout. */
  successUrl: string;
  cancelUrl: string;
}

/** The reason is for the log: it may name what is wrong with the account, which is nobody else's business. */
export interface CheckoutFailure {
  /**
   * `unavailable` may pass by itself; what is `refused` is refused again. `broken` is an answer of the provider's
   * that something went wrong there, which it remembers and gives again under the same key.
   */
  code: 'unavailable' | 'refused' | 'broken';
  reason: string;
}

/** Something happened to a checkout; what it is now must be read. */
export interface CheckoutEvent {
  checkoutId: string;
}

/** All that we need of a payment provider. */
export interface Checkouts {
  createCheckout(order: CheckoutOrder): Promise<Result<Checkout, CheckoutFailure>>;
  /** Undefined where the provider knows none of this id. */
  readCheckout(id: string): Promise<Result<Checkout | undefined, CheckoutFailure>>;
  /** Whether {@link readEvent} can tell a real message from a forged one. */
  readonly takesEvents: boolean;
  /** A message of the provider: undefined where it is about something else. */
  readEvent(
    body: Uint8Array,
    signature: string | undefined,
  ): Promise<Result<CheckoutEvent | undefined, { code: 'signature_invalid' }>>;
}
