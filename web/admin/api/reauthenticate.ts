/** Re-authenticates the user; resolves true if the failed call may be retried. */
type Reauthenticate = () => Promise<boolean>;

let current: Reauthenticate | undefined;

/** Sets the handler; `api` cannot import it, because the session's code calls the API itself. */
export function setReauthenticate(handler: Reauthenticate): void {
  current = handler;
}

export async function reauthenticate(): Promise<boolean> {
  return (await current?.()) ?? false;
}
