import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { endConnection } from './endConnection.ts';
import type { OpenConnections } from './openConnections.ts';

export interface DrainTimes {
  /** A connection on which nothing comes for so long is closed; longer where this process itself is kept waiting. */
  readonly quiet: number;
  /** How long answers may take to leave, and connections to fall silent, in all. */
  readonly patience: number;
}

const usual: DrainTimes = { quiet: 1000, patience: 10_000 };

/** How long a moment is waited for in which nobody is about to be accepted. */
const accepting = 2000;
/** Within so many milliseconds hardly anybody connects. */
const instant = 0.1;
/** How often connections that have fallen silent are looked for. */
const round = 50;

/**
 * Stops listening, answers what was sent on every connection that was made before, and closes them. The listening socket
 * goes first: whoever comes later is refused at once and turns to another process. From then on every answer is the last
 * of its connection, so that one in use ends by an answer and never in the middle; one that nobody uses ends when it has
 * been silent for long enough that no request is on its way.
 */
export async function drain(
  server: Server,
  connections: OpenConnections,
  { quiet, patience }: DrainTimes = usual,
): Promise<void> {
  // Nothing new is begun meanwhile, so that all who come are accepted faster than they can come.
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
    // After the sockets were read: a process that was kept waiting for a processor finds its timers due before requests
    // that came long ago. Clients on the same machine are kept waiting as well.
    await turn();
    late = Math.max(late, performance.now() - before - round);
    for (const socket of connections.silentFor(quiet + 5 * late)) endConnection(socket, Buffer.alloc(0));
  }
  server.closeAllConnections();
  await closed;
}

/**
 * A client counts as connected before we accept it, and is cut off if we stop listening then. So we do when a turn of the
 * loop, which looks at the listening socket once, has found nobody and took hardly any time.
 */
async function untilNobodyConnects(server: Server): Promise<void> {
  let came = false;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  try {
    for (const deadline = performance.now() + accepting; ; ) {
      came = false;
      const before = performance.now();
      await turn();
      const now = performance.now();
      if ((!came && now - before < instant) || now > deadline) return;
    }
  } finally {
    server.off('connection', note);
  }
}

/**
 * Resolved when the last connection is closed. Not the HTTP server's own close: it would cut idle connections at once, and
 * a request on its way with them.
 */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}
