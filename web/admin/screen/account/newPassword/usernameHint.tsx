/** Tells password managers which account the password beside it belongs to. */
export function UsernameHint({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
