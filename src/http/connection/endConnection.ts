import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '../limits.ts';

/** How long what a client is still sending is read and forgotten. */
const patience = 1000;

const ended = new WeakSet<Duplex>();

/**
 * Sends the last bytes of a connection and closes it. Closed at once, it would be reset while the client is still
 * sending, and a reset takes the answer away from a client that has not read it yet.
 */
export function endConnection(socket: Duplex, bytes: Buffer, milliseconds = patience): void {
  if (ended.has(socket)) return;
  ended.add(socket);
  // Node detaches a socket after CONNECT, so it may have no other listener.
  socket.on('error', () => undefined);
  socket.end(bytes);
  socket.resume();
  const late = setTimeout(() => socket.destroy(), milliseconds);
  socket.once('close', () => clearTimeout(late));
}

/**
 * Ends a connection after the answer that is about to be given, although the body is still on its way. A browser reads
 * the answer when it has sent everything, and has as long for that as an ordinary request has.
 */
export function endAfterAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
  const { socket } = response.req;
  socket.destroySoon = () => endConnection(socket, Buffer.alloc(0), limits.arrival);
}

/** Whether the last word was said: what still arrives is not looked at. */
export function isEnded(socket: Duplex): boolean {
  return ended.has(socket);
}
