import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '../limits.ts';

/** Connections whose body may take longer than the request timeout. */
const unhurried = new WeakSet<Duplex>();

const round = 1000;

/**
 * How many seconds of the slowest rate a client may be ahead, so that a fast start does not pay for a long stall.
 */
const maxAhead = 60;

/**
 * Allows a slow body for accepted uploads, because files are large. A client is cut off if it sends nothing for the
 * request timeout, or less than the slowest rate. Time in which the process does not read does not count.
 */
export function allowSlowBody(request: IncomingMessage, cut: () => void): void {
  const { socket } = request;
  if (request.complete) return;
  unhurried.add(socket);
  let lastBytesRead = socket.bytesRead;
  let ahead = (limits.arrival / 1000) * limits.slowest;
  let silent = 0;
  const timer = setInterval(() => {
    const { bytesRead } = socket;
    ahead = Math.min(ahead + bytesRead - lastBytesRead, maxAhead * limits.slowest);
    if (bytesRead > lastBytesRead) silent = 0;
    else if (isWaitingForClient(request)) silent += round;
    if (isWaitingForClient(request)) ahead -= (round / 1000) * limits.slowest;
    lastBytesRead = bytesRead;
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
