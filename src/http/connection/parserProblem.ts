import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Exchange } from '../exchange.ts';
import { answerHeaders } from '../origin/answerHeaders.ts';
import { Problem } from '../problem.ts';
import { endConnection, isEnded } from './endConnection.ts';
import { overflowIsUrl } from './overflowIsUrl.ts';
import { rawProblem } from './rawProblem.ts';
import { isUnhurried } from './slowBody.ts';

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

type HttpSocket = Duplex & { _httpMessage?: ServerResponse | null };

/** The dependencies of answers without a parsed request. */
export interface RawEdge {
  /** Logs and counts the refused request. */
  onRefused(id: string, problem: Problem): void;
  /** The HSTS header, if the public address is HTTPS. */
  readonly transport: readonly string[];
}

/** The request whose body is arriving, by connection. */
export const arriving = new WeakMap<Duplex, Exchange>();

/** Node's error code for a request timeout. */
const timeout = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Connections on which URL or headers were too long, where the end of the line still has to show which. */
const unclear = new WeakSet<Duplex>();
const overflowTimeout = 1500;

/**
 * Responds to errors of the HTTP parser: malformed requests, headers beyond its limit, slow clients. The response has
 * the same shape as every other error, and the connection closes.
 */
export function answerParserError(
  error: ParserError,
  socket: HttpSocket,
  edge: RawEdge,
  isLast = false,
): void {
  // The parser reports the error again for each further chunk.
  if (isEnded(socket)) return;
  if (error.code === timeout && isUnhurried(socket)) return;
  const response = socket._httpMessage ?? undefined;
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  if (response?.req.complete === true) {
    // The error follows a valid request, whose response is sent first.
    response.once('finish', () => answerParserError(error, socket, edge));
    return;
  }
  if (response?.headersSent === true) {
    socket.destroy();
    return;
  }
  const problem = toParserProblem(error, isLast);
  if (problem === undefined) {
    // The parser reports the error again with the next chunk.
    if (!unclear.has(socket))
      setTimeout(answerParserError, overflowTimeout, error, socket, edge, true).unref();
    unclear.add(socket);
    return;
  }
  const exchange = arriving.get(socket);
  if (exchange !== undefined && exchange.response === response) {
    exchange.response.statusCode = problem.status;
    exchange.closePolicy();
    endConnection(socket, rawProblem(problem, exchange.headers));
  } else answerRaw(problem, socket, edge);
}

/** Responds 408 to a client with a slow body that exceeded its time. */
export function answerTimeout(socket: Duplex): void {
  const edge = { onRefused: () => undefined, transport: [] };
  answerParserError(Object.assign(new Error('too slow'), { code: timeout }), socket, edge);
}

/** Responds to `CONNECT host:port`, which names no path. */
export function answerConnect(socket: Duplex, edge: RawEdge): void {
  answerRaw(new Problem('request_malformed'), socket, edge);
}

function answerRaw(problem: Problem, socket: Duplex, { onRefused, transport }: RawEdge): void {
  const id = randomUUID();
  endConnection(socket, rawProblem(problem, answerHeaders(id, transport)));
  onRefused(id, problem);
}

/** Undefined while it is unclear whether the URL or a header was too long and more may arrive. */
function toParserProblem(error: ParserError, isLast: boolean): Problem | undefined {
  if (error.code === timeout) return new Problem('request_timeout');
  if (error.code !== 'HPE_HEADER_OVERFLOW') return new Problem('request_malformed');
  const isUrl = overflowIsUrl(error.rawPacket?.toString('latin1') ?? '');
  if (isUrl === undefined && !isLast) return undefined;
  // Nothing more arrives: a URL contains no space, a header line does.
  return new Problem((isUrl ?? !error.rawPacket?.includes(' ')) ? 'url_too_long' : 'headers_too_large');
}
