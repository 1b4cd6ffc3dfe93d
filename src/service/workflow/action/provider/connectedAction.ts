import type { ConnectionProvider } from '#contract/app/workflow/connections.ts';
import type { Action } from '../action.ts';
import type { Caller, Unsuccessful } from '../support/callService.ts';
import type { CredentialsOf } from '../support/useConnection.ts';

/** An action that sends to a service with the secret of a connection. */
export interface ConnectedAction<Type extends ConnectionProvider> extends Action<Type> {
  /**
   * The public name of an account, which tells connections apart without revealing the secret; undefined if the key is
   * not one of the service.
   */
  readonly accountOf: (credentials: CredentialsOf<Type>) => string | undefined;
  /** Asks the service whether a secret works; undefined if it does. `name` is that of the connection. */
  readonly testConnection: (
    caller: Caller,
    credentials: CredentialsOf<Type>,
    name: string,
    now: number,
  ) => Promise<Unsuccessful | undefined>;
}
