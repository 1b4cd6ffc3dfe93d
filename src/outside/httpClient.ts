import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowedHosts, noHosts } from '#kit/network/allowedHosts.ts';
import { programVersion } from '#kit/programVersion.ts';
import { boundAnswer } from './boundAnswer.ts';
import { boundedAgents } from './boundedAgents.ts';
import {
  type Address,
  checkedAddresses,
  fixedLookup,
  guardOf,
  hostOf,
  type Resolve,
  resolveWithSystem,
} from './checkedAddresses.ts';
import { OutsideFailure } from './outsideFailure.ts';
import { tlsErrorText } from './tlsErrorText.ts';

export interface HttpClientOptions {
  /** Only for addresses that the operator configured; never for those of a form's author or a visitor. */
  allowPrivate?: boolean;
  /** Hosts of the operator's own network; forms may send there. */
  allowedHosts?: AllowedHosts;
  /** The timeout for the response headers, in milliseconds. */
  headersTimeout?: number;
  /** The longest pause within the body, in milliseconds. */
  idleTimeout?: number;
  resolve?: Resolve;
  /** The public address of the installation, so that receivers know who asks. */
  publicUrl?: string | undefined;
}

export interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Still compressed. It must be read or destroyed. */
  body: http.IncomingMessage;
}

export interface OutgoingRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
  signal?: AbortSignal;
  /** For whom it is sent; some hosts are allowed to some organisations alone. */
  organizationId?: string;
  /**
   * Whether it may arrive twice, because it only reads, or because the receiver knows it again by an id in its headers. Only
   * such a request goes over a kept connection: if that turns out to be closed, it is sent again, once, over a new one. Any
   * other is sent once over a new connection.
   */
  repeatable: boolean;
  /** The most bytes of the body as they travel, compressed and with the frames of its chunks; more is a failure. */
  maxBytes?: number;
  /** Called before the request is sent a second time. */
  onRepeat?: () => void;
}

export interface HttpClient {
  /** Resolves for any status; redirects are never followed. */
  get(url: URL, headers?: Record<string, string>): Promise<HttpAnswer>;
  send(request: OutgoingRequest): Promise<HttpAnswer>;
  close(): void;
}

/**
 * The only client for outgoing requests. It resolves the name, checks every address and connects to a checked one, so
 * that DNS rebinding does not help an attacker.
 */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { allowPrivate = false, headersTimeout = 15_000, idleTimeout = 60_000 } = options;
  const userAgent = userAgentOf(options.publicUrl);
  const resolve = options.resolve ?? resolveWithSystem;
  const allowed = options.allowedHosts ?? noHosts;
  const keeping = { keepAlive: true, maxSockets: 256, maxFreeSockets: 16, timeout: 4000 };
  const agents = boundedAgents(keeping);
  // One connection for each request, whose TLS session nobody else resumes.
  const fresh = boundedAgents({ keepAlive: false, maxCachedSessions: 0 });
  if (allowed.namesOrganizations) for (const agent of Object.values(agents)) keepByOrganization(agent);

  const send = async (outgoing: OutgoingRequest): Promise<HttpAnswer> => {
    const { method, url, headers, body, signal, organizationId, repeatable } = outgoing;
    const protocol = checkedProtocol(url);
    const guard = allowPrivate ? () => true : guardOf(allowed, url, organizationId);
    // Names are resolved and checked when a connection is made; one that is kept was checked already.
    const lookup = guardedLookup((host) => checkedAddresses(host, resolve, guard));
    // A written address is never looked up, so it is checked here.
    if (isIP(hostOf(url)) !== 0) await checkedAddresses(hostOf(url), resolve, guard);
    const begin = (agent: http.Agent) => {
      // A signal that has ended says nothing more, and nothing else would bound the body.
      if (signal?.aborted === true) throw new OutsideFailure('timeout', `${url.host} took too long.`);
      const settings: OwnedRequest = {
        method,
        headers: { accept: '*/*', 'user-agent': userAgent, ...headers },
        lookup,
        agent,
        organizationId,
      };
      const request = (protocol === 'https:' ? https : http).request(url, settings);
      boundAnswer(request, url.host, outgoing.maxBytes);
      request.end(body);
      const onAbort = () => request.destroy(new OutsideFailure('timeout', `${url.host} took too long.`));
      signal?.addEventListener('abort', onAbort, { once: true });
      const hasAnswerBegun = readsBytes(request);
      // The signal bounds the whole exchange, so a pause within the body needs no timer of its own.
      const pause = signal === undefined ? idleTimeout : undefined;
      const answer = answerOf(request, url, headersTimeout, pause).finally(() =>
        signal?.removeEventListener('abort', onAbort),
      );
      return { request, hasAnswerBegun, answer };
    };
    const first = begin(repeatable ? agents[protocol] : fresh[protocol]);
    try {
      return await first.answer;
    } catch (error) {
      const isClosed = error instanceof OutsideFailure && ['unreachable', 'broken_off'].includes(error.kind);
      if (!(repeatable && first.request.reusedSocket && isClosed && !first.hasAnswerBegun())) throw error;
    }
    outgoing.onRepeat?.();
    return await begin(fresh[protocol]).answer;
  };

  return {
    get: (url, headers = {}) => send({ method: 'GET', url, headers, body: undefined, repeatable: true }),
    send,
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** The same client, for requests of an organisation. */
export function clientOf(client: HttpClient, organizationId: string): HttpClient {
  return { ...client, send: (request) => client.send({ ...request, organizationId }) };
}

interface OwnedRequest extends http.RequestOptions {
  organizationId: string | undefined;
}

/** The guard asks when a connection is made, so one that an organisation may use must not carry requests of others. */
function keepByOrganization(agent: http.Agent): void {
  const nameOf = agent.getName.bind(agent);
  agent.getName = (options) => {
    const owner = options !== undefined && 'organizationId' in options ? options.organizationId : '';
    return `${nameOf(options)}:${owner ?? ''}`;
  };
}

/** `canvass/0.1.0 (+https://forms.example.org)` */
function userAgentOf(publicUrl: string | undefined): string {
  return `canvass/${programVersion()}${publicUrl === undefined ? '' : ` (+${publicUrl})`}`;
}

/** Returns whether any byte has come back on the connection of a request. */
function readsBytes(request: http.ClientRequest): () => boolean {
  let before = 0;
  request.once('socket', (socket) => {
    before = socket.bytesRead;
  });
  return () => (request.socket?.bytesRead ?? 0) > before;
}

function checkedProtocol({ protocol, username, password }: URL): 'http:' | 'https:' {
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new OutsideFailure('url_invalid', 'Only http and https addresses can be asked.');
  }
  if (username !== '' || password !== '') {
    throw new OutsideFailure('url_invalid', 'An address must not carry a user name or password.');
  }
  return protocol;
}

/** Fails like a name that cannot be found if the guard refuses an address. */
function guardedLookup(check: (host: string) => Promise<Address[]>): LookupFunction {
  return (host, options, done) => {
    check(host).then(
      (addresses) => fixedLookup(addresses)(host, options, done),
      (error: Error) => done(error, '', 0),
    );
  };
}

function answerOf(
  request: http.ClientRequest,
  url: URL,
  headersTimeout: number,
  idleTimeout: number | undefined,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const isConnected = watchConnection(request, url);
    const timer = setTimeout(() => {
      request.destroy(new OutsideFailure('timeout', `${url.host} did not answer in time.`));
    }, headersTimeout);
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error instanceof OutsideFailure ? error : failureOf(error, url, isConnected()));
    });
    request.on('response', (body) => {
      clearTimeout(timer);
      // The socket's idle timer, which every byte resets, ends a stalled body.
      if (idleTimeout !== undefined)
        request.setTimeout(idleTimeout, () => {
          body.destroy(new OutsideFailure('timeout', `${url.host} stopped sending.`));
        });
      resolve({ status: body.statusCode ?? 0, headers: body.headers, body });
    });
  });
}

/** Returns whether the connection of a request has been made, so that the request may have arrived. */
function watchConnection(request: http.ClientRequest, { protocol }: URL): () => boolean {
  let isConnected = false;
  request.once('socket', (socket) => {
    const connected = () => {
      isConnected = true;
    };
    if (request.reusedSocket) connected();
    else socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', connected);
  });
  return () => isConnected;
}

/** Codes of a connection that ended after it was made. */
const endsOfConnections = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'];

function failureOf(error: Error, url: URL, isConnected: boolean): OutsideFailure {
  const code = codeOf(error);
  if (isConnected && endsOfConnections.includes(code))
    return new OutsideFailure('broken_off', `${url.host} broke off the connection (${code}).`, error);
  const reason = url.protocol === 'https:' ? tlsErrorText(code) : undefined;
  return reason === undefined
    ? new OutsideFailure('unreachable', `${url.host} cannot be reached (${code}).`, error)
    : new OutsideFailure('insecure', `${url.host} cannot be asked securely: ${reason} (${code}).`, error);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
