import { type ClientRequest, type IncomingMessage, maxHeaderSize } from 'node:http';
import type { Duplex } from 'node:stream';
import { OutsideFailure } from './outsideFailure.ts';

/** Interim answers (100, 102, 103) before the final one. Servers send one or two. */
export const maxInterim = 16;

/** Everything before the body: room for one of the largest heads that Node reads, and for interim answers before it. */
export const maxHeadBytes = maxHeaderSize + 48 * 1024;

const awaited = new WeakSet<Duplex>();

/** Whether the final head of an answer has not come on this connection. */
export function isAwaited(socket: Duplex): boolean {
  return awaited.has(socket);
}

/**
 * Ends a request whose receiver sends much, but no final head; or then more than `maxBody` bytes, which are counted as
 * they travel: chunks and compression can wrap almost nothing in any number of bytes.
 */
export function boundAnswer(request: ClientRequest, host: string, maxBody = Number.POSITIVE_INFINITY): void {
  let interim = 0;
  let bytes = 0;
  let body: IncomingMessage | undefined;
  request.on('information', () => {
    interim += 1;
    if (interim > maxInterim)
      request.destroy(tooLarge(`${host} sent more than ${maxInterim} interim answers.`));
  });
  request.once('socket', (socket) => {
    // The parser's listener came first.
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (body !== undefined && bytes > maxBody)
        body.destroy(tooLarge(`The answer of ${host} is larger than ${maxBody} bytes.`));
      if (body === undefined && bytes > maxHeadBytes)
        request.destroy(tooLarge(`${host} sent more than ${maxHeadBytes} bytes and no answer.`));
    };
    awaited.add(socket);
    socket.on('data', count);
    request.once('response', (answer) => {
      awaited.delete(socket);
      body = answer;
      bytes = 0;
    });
    request.once('close', () => {
      awaited.delete(socket);
      socket.off('data', count);
    });
  });
}

function tooLarge(message: string): OutsideFailure {
  return new OutsideFailure('too_large', message);
}
