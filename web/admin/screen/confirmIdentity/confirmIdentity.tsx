export function ConfirmIdentity() {
  return null;
}
