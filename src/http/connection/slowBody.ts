import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '../limits.ts';

/** Connections whose body may take longer than the whole of any other request. */
const unhurried = new WeakSet<Duplex>();

const round = 1000;

/** Seconds of the slowest line that a client may be ahead: what came fast before does not pay for a long standstill. */
const longestAhead = 60;

/**
 * Lets a body arrive as slowly as an honest line brings it: files are large. Only for requests that were found worth it.
 * A client that sends nothing for as long as another request may take in all, or less than the slowest line brings, is
 * cut off. Time in which we do not read is not held against the client.
 */
export function allowSlowBody(request: IncomingMessage, cut: () => void): void {
  const { socket } = request;
  if (request.complete) return;
  unhurried.add(socket);
  let seen = socket.bytesRead;
  let ahead = (limits.arrival / 1000) * limits.slowest;
  let silent = 0;
  const timer = setInterval(() => {
    const { bytesRead } = socket;
    ahead = Math.min(ahead + bytesRead - seen, longestAhead * limits.slowest);
    if (bytesRead > seen) silent = 0;
    else if (isWaitingForClient(request)) silent += round;
    if (isWaitingForClient(request)) ahead -= (round / 1000) * limits.slowest;
    seen = bytesRead;
    if (silent <= limits.arrival && ahead >= 0) return;
    end();
    cut();
  }, round);
  timer.unref();
  const end = () => {
    clearInterval(timer);
    unhurried.delete(socket);
  };
  request.once('end', end);
  request.once('close', end);
}

export function isUnhurried(socket: Duplex): boolean {
  return unhurried.has(socket);
}

function isWaitingForClient(request: IncomingMessage): boolean {
  return request.readableLength === 0 && !request.socket.isPaused();
}
