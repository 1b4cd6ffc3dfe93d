/** Asks whether to discard unsaved changes; resolves true to go on. */
type ConfirmDiscard = () => Promise<boolean>;

const pending = new Set<ConfirmDiscard>();

/** Registers a form with unsaved changes; call the returned function once they are saved or discarded. */
export function registerUnsavedChanges(confirm: ConfirmDiscard): () => void {
  pending.add(confirm);
  return () => pending.delete(confirm);
}

/** Asks before actions that discard more than the screen, such as signing out. Navigation asks by itself. */
export async function confirmLeave(): Promise<boolean> {
  const [confirm] = pending;
  return confirm === undefined || (await confirm());
}
