export function SessionsScreen() {
  return null;
}
