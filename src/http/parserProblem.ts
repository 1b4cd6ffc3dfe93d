import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from './problem.ts';

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/**
 * Answers what never became a request: broken HTTP, headers beyond the parser's own limit, a client that is too
 * slow. The same shape as every other error, and the connection ends.
 */
export function answerParserError(error: ParserError, socket: Duplex): void {
  const response = (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage;
  if (!socket.writable || error.code === 'ECONNRESET' || response?.headersSent === true) {
    socket.destroy();
    return;
  }
  socket.end(rawAnswer(toParserProblem(error)), () => socket.destroy());
}

/** `CONNECT host:port` names no path of ours. */
export function answerConnect(socket: Duplex): void {
  socket.end(rawAnswer(new Problem('request_malformed')), () => socket.destroy());
}

function toParserProblem(error: ParserError): Problem {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout');
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    // Without the end of a line in what was read last, the parser was still inside the first one: the URL.
    const inUrl =
      error.rawPacket?.subarray(0, error.bytesParsed ?? error.rawPacket.length).includes('\r\n') === false;
    return new Problem(inUrl ? 'url_too_long' : 'headers_too_large');
  }
  return new Problem('request_malformed');
}

function rawAnswer(problem: Problem): Buffer {
  const body = problem.body();
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Date: ${new Date().toUTCString()}`,
    `X-Request-Id: ${randomUUID()}`,
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
