import type { ConnectionProvider } from '#contract/app/workflow/connections.ts';
import type { Action } from '../action.ts';
import type { Caller, Unsuccessful } from '../support/callService.ts';
import type { CredentialsOf } from '../support/useConnection.ts';

/** An action that sends to a service with the secret of a connection. */
export interface ConnectedAction<Type extends ConnectionProvider> extends Action<Type> {
  /** Asks the service whether a secret works; undefined if it does. `name` is that of the connection. */
  readonly testConnection: (
    caller: Caller,
    credentials: CredentialsOf<Type>,
    name: string,
    now: number,
  ) => Promise<Unsuccessful | undefined>;
}
