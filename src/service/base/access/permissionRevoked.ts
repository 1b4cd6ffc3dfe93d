/**
 * Rolls back a transaction whose actor has lost the right to it. It passes through every use case; the HTTP
 * layer answers with its code.
 */
export class PermissionRevoked extends Error {
  override name = 'PermissionRevoked';
  readonly code:
    | 'sign_in_needed'
    | 'sign_in_again'
    | 'second_factor_needed'
    | 'not_found'
    | 'role_insufficient'
    | 'key_invalid'
    | 'key_scope_insufficient';

  constructor(code: PermissionRevoked['code']) {
    super(`a right was lost in the middle of a call: ${code}`);
    this.code = code;
  }
}
