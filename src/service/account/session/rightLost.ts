/**
 * Thrown inside a transaction that its actor may no longer make, so that nothing of it stays. It passes through every use
 * case; the edge answers with its code.
 */
export class RightLost extends Error {
  override name = 'RightLost';
  readonly code:
    | 'sign_in_needed'
    | 'sign_in_again'
    | 'second_factor_needed'
    | 'not_found'
    | 'role_insufficient';

  constructor(code: RightLost['code']) {
    super(`a right was lost in the middle of a call: ${code}`);
    this.code = code;
  }
}
