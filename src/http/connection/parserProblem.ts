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
  /** Logs and counts each of them. */
  onRefused(id: string, problem: Problem): void;
  /** The header that all answers carry where the address is https. */
  readonly transport: readonly string[];
}

/** The request whose body is on its way on a connection. */
export const arriving = new WeakMap<Duplex, Exchange>();

/** How Node calls a request that took too long. */
const timeout = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Connections whose request grew too large in the middle of a line, so that its end must tell which. */
const unclear = new WeakSet<Duplex>();
const patience = 1500;

/**
 * Answers what never became a request: broken HTTP, headers beyond the parser's own limit, a client that is too
 * slow. The same shape as every other error, and the connection ends.
 */
export function answerParserError(
  error: ParserError,
  socket: HttpSocket,
  edge: RawEdge,
  isLast = false,
): void {
  // The parser complains again about each piece that still comes.
  if (isEnded(socket)) return;
  if (error.code === timeout && isUnhurried(socket)) return;
  const response = socket._httpMessage ?? undefined;
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  if (response?.req.complete === true) {
    // The error follows a valid request, whose answer is sent first.
    response.once('finish', () => answerParserError(error, socket, edge));
    return;
  }
  if (response?.headersSent === true) {
    socket.destroy();
    return;
  }
  const problem = toParserProblem(error, isLast);
  if (problem === undefined) {
    // Each piece that still comes brings the parser's complaint again.
    if (!unclear.has(socket)) setTimeout(answerParserError, patience, error, socket, edge, true).unref();
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

/** Answers a client that may take its time and has taken too much of it. */
export function answerTimeout(socket: Duplex): void {
  const edge = { onRefused: () => undefined, transport: [] };
  answerParserError(Object.assign(new Error('too slow'), { code: timeout }), socket, edge);
}

/** `CONNECT host:port` names no path of ours. */
export function answerConnect(socket: Duplex, edge: RawEdge): void {
  answerRaw(new Problem('request_malformed'), socket, edge);
}

function answerRaw(problem: Problem, socket: Duplex, { onRefused, transport }: RawEdge): void {
  const id = randomUUID();
  endConnection(socket, rawProblem(problem, answerHeaders(id, transport)));
  onRefused(id, problem);
}

/** Undefined where the end of a line has to tell which of the two grew too large, and it may still come. */
function toParserProblem(error: ParserError, isLast: boolean): Problem | undefined {
  if (error.code === timeout) return new Problem('request_timeout');
  if (error.code !== 'HPE_HEADER_OVERFLOW') return new Problem('request_malformed');
  const isUrl = overflowIsUrl(error.rawPacket?.toString('latin1') ?? '');
  if (isUrl === undefined && !isLast) return undefined;
  // A client that sends no more: a URL holds no space.
  return new Problem((isUrl ?? !error.rawPacket?.includes(' ')) ? 'url_too_long' : 'headers_too_large');
}
