import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '../limits.ts';

/** How long the remaining bytes of a client are read and discarded. */
const discardTimeout = 1000;

const ended = new WeakSet<Duplex>();

/**
 * Sends the last bytes of a connection and closes it. Closing at once would reset the connection while the client
 * still sends, and a reset discards the response before the client has read it.
 */
export function endConnection(socket: Duplex, bytes: Buffer, milliseconds = discardTimeout): void {
  if (ended.has(socket)) return;
  ended.add(socket);
  if (socket.destroyed) return;
  // Node detaches a socket after CONNECT, so it may have no other listener.
  socket.on('error', () => undefined);
  socket.end(bytes);
  socket.resume();
  const late = setTimeout(() => socket.destroy(), milliseconds);
  socket.once('close', () => clearTimeout(late));
}

/**
 * Closes the connection after the next response, although the body is still arriving. Browsers read the response
 * after they have sent everything, and get as much time for that as for an ordinary request.
 */
export function endAfterAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
  const { socket } = response.req;
  socket.destroySoon = () => endConnection(socket, Buffer.alloc(0), limits.arrival);
}

/** Whether the last bytes were sent; incoming bytes are ignored. */
export function isEnded(socket: Duplex): boolean {
  return ended.has(socket);
}
