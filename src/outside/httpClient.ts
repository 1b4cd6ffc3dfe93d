import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import type { Agent } from 'undici';
import { type AllowedHosts, noHosts } from '#kit/network/allowedHosts.ts';
import {
  type Address,
  checkedAddresses,
  guardOf,
  hostOf,
  type Resolve,
  resolveWithSystem,
} from './checkedAddresses.ts';
import { OutsideFailure } from './outsideFailure.ts';
import { ClosedConnection, noteUse, requestOnce } from './requestOnce.ts';

export interface HttpClientOptions {
  /** Only for addresses that the operator configured; never for those of a form's author or a visitor. */
  allowPrivate?: boolean;
  /** Hosts of the operator's own network; any form may send there. */
  allowedHosts?: AllowedHosts;
  /** The timeout for the response headers, in milliseconds. */
  headersTimeout?: number;
  /** The longest pause within the body, in milliseconds. */
  idleTimeout?: number;
  resolve?: Resolve;
}

export interface HttpAnswer {
  status: number;
  /** By names in lower case; several of one name are joined by commas. */
  headers: Record<string, string>;
  /** Still compressed. It must be read or destroyed. */
  body: Readable;
}

export interface OutgoingRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
  /** Ends the whole exchange, the body of the answer included. */
  signal?: AbortSignal;
}

export interface HttpClient {
  /** Resolves for any status; redirects are never followed. */
  get(url: URL, headers?: Record<string, string>): Promise<HttpAnswer>;
  /** Sent once over a new connection and never retried, because a broken request may have arrived. */
  post(url: URL, headers: Record<string, string>, body: Uint8Array): Promise<HttpAnswer>;
  /**
   * For requests that may arrive twice, because they have an id of their own: connections are kept, and a request that finds
   * its kept connection closed is sent again over a new one.
   */
  send(request: OutgoingRequest): Promise<HttpAnswer>;
  close(): Promise<void>;
}

/**
 * The only client for outgoing requests. It resolves the name, checks every address and connects to a checked one, so
 * that DNS rebinding does not help an attacker.
 */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { allowPrivate = false, headersTimeout = 15_000, idleTimeout = 60_000 } = options;
  const resolve = options.resolve ?? resolveWithSystem;
  const guard = allowPrivate ? () => true : guardOf(options.allowedHosts ?? noHosts);
  // Names are resolved and checked when a connection is made; one that is kept was checked already.
  const lookup = guardedLookup((host) => checkedAddresses(host, resolve, guard));
  let opened: Promise<Agents> | undefined;
  const agents = () => (opened ??= openAgents({ lookup, timeout: headersTimeout }));

  /** An address in digits is never looked up, so it is checked here. */
  const check = async (url: URL) => {
    checkProtocol(url);
    if (isIP(hostOf(url)) !== 0) await checkedAddresses(hostOf(url), resolve, guard);
  };
  const timeouts = { headersTimeout, idleTimeout };
  const ask = (agent: Agent, { headers, ...request }: OutgoingRequest) =>
    requestOnce(
      agent,
      { ...request, headers: { accept: '*/*', 'user-agent': 'canvass', ...headers } },
      timeouts,
    );
  /** A server may close a kept connection at the same moment; the request is then sent again over a new one. */
  const askAgain = async (name: 'get' | 'send', request: OutgoingRequest) => {
    await check(request.url);
    const { [name]: kept, once } = await agents();
    try {
      return await ask(kept, request);
    } catch (error) {
      if (!(error instanceof ClosedConnection && error.wasUsed) || request.signal?.aborted === true)
        throw error;
      return await ask(once, request);
    }
  };

  return {
    get: async (url, headers = {}) => await askAgain('get', { method: 'GET', url, headers, body: undefined }),
    async post(url, headers, body) {
      await check(url);
      return await ask((await agents()).once, { method: 'POST', url, headers, body });
    },
    send: async (request) => await askAgain('send', request),
    async close() {
      if (opened !== undefined)
        await Promise.all(Object.values(await opened).map((agent) => agent.destroy()));
    },
  };
}

type Agents = Record<'get' | 'send' | 'once', Agent>;

async function openAgents(options: { lookup: LookupFunction; timeout: number }): Promise<Agents> {
  // Loaded with the first request, because most commands make none.
  const { Agent, buildConnector } = await import('undici');
  const dial = buildConnector(options);
  const connect: typeof dial = (target, done) =>
    dial(target, (...result) => {
      // The connection is missing beside an error, although its type is null.
      if (result[0] === null) noteUse(result[1]);
      done(...result);
    });
  return {
    get: new Agent({ connections: 8, connect }),
    send: new Agent({ connections: 256, keepAliveTimeout: 4000, keepAliveMaxTimeout: 4000, connect }),
    // Without pipelining, a connection is closed after its request.
    once: new Agent({ pipelining: 0, connect }),
  };
}

function checkProtocol({ protocol, username, password }: URL): void {
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new OutsideFailure('address_refused', 'Only http and https addresses can be asked.');
  }
  if (username !== '' || password !== '') {
    throw new OutsideFailure('address_refused', 'An address must not carry a user name or password.');
  }
}

/** Fails like a name that cannot be found if the guard refuses an address. */
function guardedLookup(check: (host: string) => Promise<Address[]>): LookupFunction {
  return (host, options, done) => {
    check(host).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) done(null, addresses);
        else if (first !== undefined) done(null, first.address, first.family);
      },
      (error: Error) => done(error, '', 0),
    );
  };
}
