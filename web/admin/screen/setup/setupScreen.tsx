export function SetupScreen() {
  return null;
}
