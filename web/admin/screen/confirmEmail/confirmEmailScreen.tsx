export function ConfirmEmailScreen() {
  return null;
}
