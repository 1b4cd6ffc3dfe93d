import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from './limits.ts';

/** Connections whose body may take longer than the whole of any other request. */
const unhurried = new WeakSet<Duplex>();

const round = 1000;

/**
 * Lets a body arrive as slowly as an honest line brings it: files are large. Only for requests that were found worth it.
 * Whoever sends nothing for as long as another request may take in all, or less than the slowest line would on the
 * average, is cut off. Time in which we do not read is not held against the client.
 */
export function allowSlowBody(request: IncomingMessage, cut: () => void): void {
  const { socket } = request;
  if (request.complete) return;
  unhurried.add(socket);
  const begin = socket.bytesRead;
  let seen = begin;
  let waited = 0;
  let silent = 0;
  const timer = setInterval(() => {
    const { bytesRead } = socket;
    if (bytesRead > seen) silent = 0;
    else if (isWaitingForClient(request)) silent += round;
    if (isWaitingForClient(request)) waited += round;
    seen = bytesRead;
    const least = ((waited - limits.arrival) / 1000) * limits.slowest;
    if (silent <= limits.arrival && seen - begin >= least) return;
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
