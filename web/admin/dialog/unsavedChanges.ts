/** Asks whether to leave what is not saved; true when that is what the person wants. */
type Ask = () => Promise<boolean>;

const asked = new Set<Ask>();

/** Told by what is changed and not saved, while it is so. */
export function registerUnsavedChanges(ask: Ask): () => void {
  asked.add(ask);
  return () => asked.delete(ask);
}

/** For what ends more than the screen; going to another screen asks by itself. */
export async function confirmLeave(): Promise<boolean> {
  const [ask] = asked;
  return ask === undefined || (await ask());
}
