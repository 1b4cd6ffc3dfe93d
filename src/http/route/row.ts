import type { Access as AppAccess } from '#contract/app/route.ts';
import type { Exchange } from '../exchange.ts';
import type { Match } from './router.ts';

/** GET answers HEAD too. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who is served: everybody; holders of an API key; visitors whom the form lets in (password, personal link, opening times);
 * pages with the ticket of their upload; the operator's monitoring; Stripe by its signature; or people with a role in the app.
 */
export type Access =
  | 'public'
  | 'api key'
  | 'form'
  | 'upload ticket'
  | 'metrics token'
  | 'stripe signature'
  | AppAccess;

/**
 * `handler`: the handler reads the body as it arrives. `most`: it is read before the handler runs, up to so many bytes. Without
 * a policy the body is read and ignored. A GET never has its body handed on.
 */
export type BodyPolicy = 'handler' | { readonly most: number };

/** One address of the service with the methods that it answers. `Service` is what its handler works with. */
export interface Row<Service> {
  /** `:name` takes one segment that is not empty, `*` at the end takes the rest, which may be empty. */
  readonly pattern: string;
  /** `any` where the handler treats all methods alike. */
  readonly methods: readonly Method[] | 'any';
  /** In metrics and logs. */
  readonly name: string;
  readonly access: Access;
  /** The last row of a pattern also decides about methods that the pattern does not have. */
  readonly body?: BodyPolicy;
  /** Where it is served when the app and forms have an address each. */
  readonly origin: 'app' | 'forms' | 'both';
  /** Which requests are refused when they name a host that is not ours (DNS rebinding). */
  readonly refusesForeignHost: 'never' | 'reads' | 'always';
  /** Parameters that hold the secret of a link: the log masks them. */
  readonly secret?: readonly string[];
  /** The path is logged as it is, although its segments look like secrets. */
  readonly isPathPublic?: true;
  /** Other refusals come before the 405: the handler calls `requireMethod`. */
  readonly methodCheck?: 'handler';
  /** RFC 9745: since when, and the path that takes its place. */
  readonly deprecated?: { readonly since: string; readonly successor: string };
  /** Rows below this one, loaded with the first request to any of them. */
  readonly mount?: () => Promise<readonly Row<Service>[]>;
  /** Whether this installation has the address at all; yes unless given. */
  readonly isServed?: (service: Service) => boolean;
  readonly handle: (service: Service, exchange: Exchange, match: Match) => void | Promise<void>;
}
