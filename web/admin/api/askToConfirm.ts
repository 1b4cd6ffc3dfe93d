/** Shows the dialogue in which somebody proves who they are; true when they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Set by the dialogue while it is on the page. */
export function confirmBy(shown: Ask | undefined): void {
  ask = shown;
}

export async function askToConfirm(): Promise<boolean> {
  return (await ask?.()) ?? false;
}
