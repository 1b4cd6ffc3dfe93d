import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More requests than this, sent ahead on one connection, are nobody's honest haste. */
const most = 100;

const waiting = new WeakMap<Socket, number>();

/**
 * Starts on a request when the answers before it on its connection have left. Node hands over all that a client
 * sends ahead at once, and a client that never reads would make us hold a file or a page for each.
 */
export function queueRequest(request: IncomingMessage, response: ServerResponse, start: () => void): void {
  // An answer has no socket while another is on its way.
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
