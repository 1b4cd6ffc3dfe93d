import type { ConnectionProvider } from '#contract/app/workflow/connections.ts';
import type { Caller, Unsuccessful } from '../support/callService.ts';
import type { CredentialsOf } from '../support/useConnection.ts';

/** Asks a service whether a secret works; undefined if it does. `name` is that of the connection. */
export type ConnectionTest<Provider extends ConnectionProvider> = (
  caller: Caller,
  credentials: CredentialsOf<Provider>,
  name: string,
  now: number,
) => Promise<Unsuccessful | undefined>;
