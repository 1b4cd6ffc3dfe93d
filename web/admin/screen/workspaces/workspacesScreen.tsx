export function WorkspacesScreen() {
  return null;
}
