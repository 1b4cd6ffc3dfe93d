import type { Access as AppAccess } from '#contract/app/route.ts';
import type { Exchange } from '../exchange.ts';
import type { Match } from './router.ts';

/** GET includes HEAD. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The callers of a route: everybody; holders of an API key; visitors admitted by the form (password, personal link,
 * opening times); pages with an upload ticket; monitoring; Stripe by its signature; or users with a role in the app.
 */
export type Access =
  | 'public'
  | 'api key'
  | 'writing key'
  | 'form'
  | 'upload ticket'
  | 'preview token'
  | 'edit link'
  | 'metrics token'
  | 'stripe signature'
  | AppAccess;

/**
 * `handler`: the handler reads the body as it arrives. `most`: the body is read before the handler runs, up to that
 * many bytes. Without a policy, and for every GET, the body is read and discarded.
 */
export type BodyPolicy = 'handler' | { readonly most: number };

/** A row of the route table. `Service` is the context of its handler. */
export interface Row<Service> {
  /** `:name` matches one non-empty segment, a final `*` the rest, which may be empty. */
  readonly pattern: string;
  /** `any` if the handler treats all methods alike. */
  readonly methods: readonly Method[] | 'any';
  /** The name in metrics and logs. */
  readonly name: string;
  readonly access: Access;
  /** For methods that no row of the pattern lists, the policy of the pattern's last row applies. */
  readonly body?: BodyPolicy;
  /** The address that serves it if app and forms have separate ones. */
  readonly origin: 'app' | 'forms' | 'both';
  /** Which requests with a foreign `Host` are refused (DNS rebinding). */
  readonly refusesForeignHost: 'never' | 'reads' | 'always';
  /** Parameters that contain a link's secret, which the log masks. */
  readonly secret?: readonly string[];
  /** The path is logged unmasked, although its segments look like secrets. */
  readonly isPathPublic?: true;
  /** The handler calls `requireMethod` itself, because other problems take precedence over the 405. */
  readonly methodCheck?: 'handler';
  /** RFC 9745: the date of deprecation, and the successor's path. */
  readonly deprecated?: { readonly since: string; readonly successor: string };
  /** Rows below this one, lazily imported with the first request to any of them. */
  readonly mount?: () => Promise<readonly Row<Service>[]>;
  /** Whether this installation serves the route; true by default. */
  readonly isServed?: (service: Service) => boolean;
  readonly handle: (service: Service, exchange: Exchange, match: Match) => void | Promise<void>;
}
