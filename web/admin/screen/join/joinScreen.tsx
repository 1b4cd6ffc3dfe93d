export function JoinScreen() {
  return null;
}
