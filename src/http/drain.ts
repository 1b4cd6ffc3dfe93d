import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** How long connections that were made already are waited for, while others keep coming. */
const accepting = 1000;
/** Long enough for a request that was already on its way. */
const grace = 300;
/** How often connections that have fallen idle are looked for. */
const round = 100;
/** How long an answer may take to leave. */
const patience = 10_000;

/** Stops listening, lets every request under way have its answer, and closes all connections. */
export async function drain(server: Server): Promise<void> {
  await acceptWaiting(server);
  // Not the HTTP server's own close: it would cut idle connections at once, and a request on its way with them.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await sleep(grace);
  // Again and again, because a connection falls idle when its last answer has left. After the sockets were read:
  // a process that was kept waiting for a processor finds its timers due before requests that came long ago.
  const closing = setInterval(() => setImmediate(() => server.closeIdleConnections()), round);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(closing);
  clearTimeout(late);
}

/**
 * A client counts as connected before we accept it, and is cut off if we stop listening then. One is accepted in
 * each turn of the loop, so a turn without any means that none is waiting.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  for (const deadline = Date.now() + accepting; came && Date.now() < deadline; ) {
    came = false;
    await turn();
    await turn();
  }
  server.off('connection', note);
}
