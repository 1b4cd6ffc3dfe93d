export function GeneralScreen() {
  return null;
}
