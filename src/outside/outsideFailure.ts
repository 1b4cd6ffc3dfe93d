/** Why an outgoing request failed. Messages name the host at most, never headers or credentials. */
export type OutsideFailureKind =
  /** Not on the public internet, and not allowed by the operator. */
  | 'address_refused'
  /** Not a web address, or one with a password in it. */
  | 'url_invalid'
  | 'unreachable'
  | 'insecure'
  | 'timeout'
  | 'broken_off'
  | 'too_large'
  | 'undecodable';

export class OutsideFailure extends Error {
  override name = 'OutsideFailure';
  readonly kind: OutsideFailureKind;

  constructor(kind: OutsideFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
