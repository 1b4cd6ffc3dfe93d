/** Sees to it that there is a session again; true when a call that was refused for want of one may be made anew. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

export function setReauthenticate(way: Ask): void {
  ask = way;
}

export async function reauthenticate(): Promise<boolean> {
  return (await ask?.()) ?? false;
}
