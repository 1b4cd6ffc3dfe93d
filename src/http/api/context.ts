import type { Clock } from '#kit/time/clock.ts';
import type { Definitions } from '#service/form/definitions.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { Secrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** The context of the endpoints. */
export interface ApiContext {
  store: Store;
  files: FileStore;
  definitions: Definitions;
  /** Read at each use, because `restore` may replace them while the service runs. */
  secrets(): Secrets;
  /** The configured public address. The Host header is never used, because the client controls it. */
  baseUrl: string;
  clock: Clock;
  /** Undefined if payments are not set up. */
  checkouts?: object | undefined;
}

/** One authenticated request for one endpoint. */
export interface ApiRequest {
  organizationId: OrganizationId;
  organizationName: string;
  id: string;
  query: string;
}
