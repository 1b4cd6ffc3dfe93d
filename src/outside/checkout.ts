import type { Result } from '#kit/result.ts';

/** A payment that a visitor makes on a page of the payment provider. */
export interface Checkout {
  id: string;
  /** `open` waits for the visitor, `processing` for a bank. `failed` and `expired` are final. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  /** The payment page, while the checkout is open. */
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
  /** The idempotency key: the same key and order give the same checkout. */
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

/** The reason is for the log only, because it may name problems of the account. */
export interface CheckoutFailure {
  /**
   * `unavailable` is transient; `refused` is final. `broken` is a server error of the provider, which it caches under
   * the idempotency key.
   */
  code: 'unavailable' | 'refused' | 'broken';
  reason: string;
}

/** A change of a checkout, whose state must then be read. */
interface CheckoutEvent {
  checkoutId: string;
}

/** The interface of a payment provider. */
export interface Checkouts {
  createCheckout(order: CheckoutOrder): Promise<Result<Checkout, CheckoutFailure>>;
  /** Undefined if the provider does not know the id. */
  readCheckout(id: string): Promise<Result<Checkout | undefined, CheckoutFailure>>;
  /** Whether {@link readEvent} can verify webhooks. */
  readonly takesEvents: boolean;
  /** Verifies a webhook; undefined if it is not about a checkout. */
  readEvent(
    body: Uint8Array,
    signature: string | undefined,
  ): Promise<Result<CheckoutEvent | undefined, { code: 'signature_invalid' }>>;
}
