import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The most pipelined requests on one connection. */
const most = 100;

const waiting = new WeakMap<Socket, number>();

/**
 * Starts a pipelined request when the responses before it were sent. Node passes on all requests at once, and a
 * client that never reads would make the process hold a response for each.
 */
export function queueRequest(request: IncomingMessage, response: ServerResponse, start: () => void): void {
  // A response has no socket while an earlier one is being sent.
  if (response.socket !== null) {
    start();
    return;
  }
  const { socket } = request;
  const ahead = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, ahead);
  if (ahead > most) {
    socket.destroy();
    return;
  }
  response.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    start();
  });
}
