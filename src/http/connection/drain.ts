import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { endConnection } from './endConnection.ts';
import type { OpenConnections } from './openConnections.ts';

export interface DrainTimes {
  /** A connection is closed after this much silence, or more if this process is starved of CPU time. */
  readonly quiet: number;
  /** The overall time limit for sending responses and for connections to become idle. */
  readonly patience: number;
}

const defaultTimes: DrainTimes = { quiet: 1000, patience: 10_000 };

/** The longest wait for a moment without new connections. */
const accepting = 2000;
/** A turn of the event loop in which a new connection is unlikely, in milliseconds. */
const instant = 0.1;
/** The interval of the search for idle connections. */
const round = 50;

/**
 * Graceful shutdown: stops listening, responds to requests on open connections, and closes them. The listening socket
 * closes first, so that new clients are refused at once and use another process. From then on every response is the
 * last of its connection; an unused connection closes after it was silent long enough that no request can be under
 * way.
 */
export async function drain(
  server: Server,
  connections: OpenConnections,
  { quiet, patience }: DrainTimes = defaultTimes,
): Promise<void> {
  // Defers new requests meanwhile, so that connections are accepted faster than they arrive.
  connections.hold();
  await untilNobodyConnects(server);
  const closed = close(server);
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
  });
  connections.endWithTheseAnswers();
  connections.release();
  const deadline = performance.now() + patience;
  let late = 0;
  while (!isClosed && performance.now() < deadline) {
    const before = performance.now();
    await Promise.race([closed, sleep(round)]);
    // Lets the event loop read the sockets first: after CPU starvation, timers are due before requests that arrived
    // long ago. Clients on the same machine are starved as well.
    await turn();
    late = Math.max(late, performance.now() - before - round);
    for (const socket of connections.silentFor(quiet + 5 * late)) endConnection(socket, Buffer.alloc(0));
  }
  server.closeAllConnections();
  await closed;
}

/**
 * A client is connected before the process accepts it, and would be cut off by closing the listening socket. So the
 * socket closes after a turn of the event loop that found no connection and took hardly any time.
 */
async function untilNobodyConnects(server: Server): Promise<void> {
  let hasConnection = false;
  const note = () => {
    hasConnection = true;
  };
  server.on('connection', note);
  try {
    for (const deadline = performance.now() + accepting; ; ) {
      hasConnection = false;
      const before = performance.now();
      await turn();
      const now = performance.now();
      if ((!hasConnection && now - before < instant) || now > deadline) return;
    }
  } finally {
    server.off('connection', note);
  }
}

/**
 * Resolves when the last connection is closed. `http.Server.close` would cut idle connections at once, together with
 * requests under way.
 */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}
