import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Agent, Dispatcher } from 'undici';
import type { HttpAnswer, OutgoingRequest } from './httpClient.ts';
import { OutsideFailure } from './outsideFailure.ts';
import { tlsErrorText } from './tlsErrorText.ts';

interface Timeouts {
  /** From the beginning to the headers of the answer, in milliseconds. */
  readonly headersTimeout: number;
  /** The longest pause within the body, unless the request has a signal, which bounds the whole exchange. */
  readonly idleTimeout: number;
}

/** The other side closed the connection before an answer came. */
export class ClosedConnection extends OutsideFailure {
  /** Whether something had come over this connection before. Over TLS, the handshake may count. */
  readonly wasUsed: boolean;

  constructor(message: string, cause: Error, wasUsed: boolean) {
    super('unreachable', message, cause);
    this.wasUsed = wasUsed;
  }
}

/** Sends a request and resolves with the headers of its answer. */
export function requestOnce(
  agent: Agent,
  { method, url, headers, body, signal }: OutgoingRequest,
  { headersTimeout, idleTimeout }: Timeouts,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    // An emitter is a fraction of an AbortController, and the client takes either.
    const ending: EventEmitter & { reason?: Error } = new EventEmitter();
    const end = (message: string) => {
      ending.reason = new OutsideFailure('timeout', message);
      ending.emit('abort');
      // The client notices an abort only once it is connected.
      reject(ending.reason);
    };
    const onAbort = () => end(`${url.host} took too long.`);
    const timer = setTimeout(() => end(`${url.host} did not answer in time.`), headersTimeout);
    const forget = () => signal?.removeEventListener('abort', onAbort);
    signal?.addEventListener('abort', onAbort, { once: true });
    agent.request(
      {
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: method as Dispatcher.HttpMethod,
        headers,
        body: body ?? null,
        signal: ending,
        headersTimeout: 0,
        bodyTimeout: signal === undefined ? idleTimeout : 0,
      },
      (error, answer) => {
        clearTimeout(timer);
        if (error !== null) {
          forget();
          reject(error instanceof OutsideFailure ? error : failureOf(error, url));
          return;
        }
        answer.body.once('close', forget);
        // A destroyed body emits an error, also when nobody reads it any more.
        answer.body.on('error', () => undefined);
        resolve({ status: answer.statusCode, headers: joined(answer.headers), body: answer.body });
      },
    );
  });
}

/** Whether a body ended because nothing came for too long. */
export function isStall(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === 'UND_ERR_BODY_TIMEOUT';
}

function joined(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  for (const name in headers) {
    const value = headers[name];
    if (Array.isArray(value)) headers[name] = value.join(', ');
  }
  return headers as Record<string, string>;
}

const closed: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function failureOf(error: Error, url: URL): OutsideFailure {
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT')
    return new OutsideFailure('timeout', `${url.host} did not answer in time.`, error);
  if (closed.has(code))
    return new ClosedConnection(`${url.host} cannot be reached (ECONNRESET).`, error, wasUsed(error));
  const reason = url.protocol === 'https:' ? tlsErrorText(code) : undefined;
  return reason === undefined
    ? new OutsideFailure('unreachable', `${url.host} cannot be reached (${code}).`, error)
    : new OutsideFailure('insecure', `${url.host} cannot be asked securely: ${reason} (${code}).`, error);
}

/** Errors of connections over which something had come before. */
const usedBefore = new WeakSet<Error>();

/** The client reports the errors of a connection as they are, and tells more only when it was closed in good order. */
export function noteUse(connection: Socket): void {
  const before = connection.bytesRead;
  connection.on('error', (error) => {
    if (connection.bytesRead > before) usedBefore.add(error);
  });
}

function wasUsed(error: Error & { socket?: { bytesRead?: number } }): boolean {
  return usedBefore.has(error) || (error.socket?.bytesRead ?? 0) > 0;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
