import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addHeader, answerHeaders, closedPolicy } from './origin/answerHeaders.ts';
import type { Side } from './origin/origins.ts';
import { failureHeaders } from './reply/failureHeaders.ts';

const anySide: Side = { name: 'any', transport: [] };

/** One request and its response. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id = randomUUID();
  /** Without query and trailing slash, still percent-encoded. */
  readonly path: string;
  readonly query: string;
  /** Alternating names and values, sent with every response. Policies are set by {@link addHeader}, never pushed. */
  headers: string[];
  /** The address of the service that the request used. */
  readonly side: Side;
  /** The route's name, for logs and metrics. */
  route = 'none';
  organizationId: string | undefined;
  keyId: string | undefined;
  /**
   * Whether the request was accepted for routing. Otherwise the connection closes, independent of whether the rest of
   * the body has arrived, so that clients see the same behaviour.
   */
  isAccepted = false;
  /** Read only if the route takes a body; see `receiveBody`. */
  body: Buffer | undefined;
  /** Buffers of the response that are freed once it was sent; a large one is shared with nothing else. */
  readonly usedOnce: Uint8Array<ArrayBuffer>[] = [];
  readonly started = performance.now();
  #signals: { readonly closed: AbortSignal; readonly left: AbortSignal } | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, side: Side = anySide) {
    this.request = request;
    this.response = response;
    this.side = side;
    const target = originForm(request.url ?? '/');
    const mark = target.indexOf('?');
    this.path = withoutTrailingSlash(mark === -1 ? target : target.slice(0, mark));
    this.query = mark === -1 ? '' : target.slice(mark + 1);
    this.headers = answerHeaders(this.id, side.transport);
  }

  /** Aborts when the connection closes or the response was sent, whichever is first. */
  get signal(): AbortSignal {
    this.#signals ??= signalsOf(this);
    return this.#signals.closed;
  }

  /**
   * Aborts also when the client ends its side of the connection: for work that has not begun and waits for its turn. A client that
   * goes away looks like one that ended only its own side, until something is written to it; one that still listens is told to come back.
   */
  get waitSignal(): AbortSignal {
    this.#signals ??= signalsOf(this);
    return this.#signals.left;
  }

  get isRead(): boolean {
    return this.request.method === 'GET' || this.request.method === 'HEAD';
  }

  /** Discards a response that failed before anything was sent. */
  startOver(): void {
    // A problem is JSON and needs the closed policy, whatever the response was to be.
    addHeader(this.headers, 'Content-Security-Policy', closedPolicy);
    this.headers = failureHeaders(this.headers);
  }

  addHeader(name: string, value: string): void {
    addHeader(this.headers, name, value);
  }

  /** Sets the closed policy for a problem that replaces a page. */
  closePolicy(): void {
    addHeader(this.headers, 'Content-Security-Policy', closedPolicy);
  }
}

function signalsOf({ request: { socket }, response }: Exchange) {
  const [closed, left] = [new AbortController(), new AbortController()];
  const leave = () => left.abort();
  const close = () => {
    socket.off('end', leave);
    leave();
    closed.abort();
  };
  if (response.closed) close();
  else {
    socket.once('end', leave);
    response.once('close', close);
    if (socket.readableEnded) leave();
  }
  return { closed: closed.signal, left: left.signal };
}

/** `GET http://host/v2` means `/v2`: servers must accept absolute URLs. The host in it is ignored. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const match = /^https?:\/\/[^/?#]*/i.exec(target);
  if (match === null) return target;
  const rest = target.slice(match[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
