/** Why an outgoing request failed. Messages name the host at most, never headers or credentials. */
export type OutsideFailureKind =
  | 'address_refused'
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
