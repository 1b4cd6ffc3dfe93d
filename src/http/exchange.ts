import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addHeader, answerHeaders, closedPolicy } from './origin/answerHeaders.ts';
import type { Side } from './origin/origins.ts';
import { failureHeaders } from './reply/failureHeaders.ts';

const anySide: Side = { name: 'any', transport: [] };

/** One request and its answer on the way through this room. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id = randomUUID();
  /** Without the query, percent-encoded as it came, without a slash at the end. */
  readonly path: string;
  readonly query: string;
  /** Name and value in turn, sent with whatever the answer is. A policy is set by {@link addHeader}, never pushed. */
  headers: string[];
  /** Which of the addresses of the service was asked. */
  readonly side: Side;
  /** Where the request was routed, for logs and metrics. */
  route = 'none';
  organizationId: string | undefined;
  keyId: string | undefined;
  /**
   * Worth routing. After what is not, the connection ends: whether the rest of its body has arrived by then is
   * chance, and a client should not meet both.
   */
  isAccepted = false;
  /** Read only where an address takes one; see `server.ts`. */
  body: Buffer | undefined;
  /** Large pieces of the answer that nobody needs once it has left. */
  readonly usedOnce: Uint8Array<ArrayBuffer>[] = [];
  readonly started = performance.now();

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

  get isRead(): boolean {
    return this.request.method === 'GET' || this.request.method === 'HEAD';
  }

  /** Begins another answer in the place of one that failed before anything of it was sent. */
  startOver(): void {
    // A problem is no page, whatever the answer was to be.
    addHeader(this.headers, 'Content-Security-Policy', closedPolicy);
    this.headers = failureHeaders(this.headers);
  }

  addHeader(name: string, value: string): void {
    addHeader(this.headers, name, value);
  }

  /** For a problem in the place of a page that had begun: it is no page. */
  closePolicy(): void {
    addHeader(this.headers, 'Content-Security-Policy', closedPolicy);
  }
}

/** `GET http://host/v2` means `/v2`: a server must accept it, and nothing here depends on the host in it. */
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
