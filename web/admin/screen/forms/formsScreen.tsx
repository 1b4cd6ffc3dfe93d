export function FormsScreen() {
  return null;
}
