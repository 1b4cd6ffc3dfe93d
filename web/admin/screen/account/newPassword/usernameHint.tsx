/** Tells a manager of passwords for which account the password beside it is. */
export function UsernameHint({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
