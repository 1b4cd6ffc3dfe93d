import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Long enough for a request that was already on its way. */
const grace = 300;
/** How often connections that have fallen idle are looked for. */
const round = 100;
/** How long an answer may take to leave. */
const patience = 10_000;

/** Stops listening, lets every request under way have its answer, and closes all connections. */
export async function drain(server: Server): Promise<void> {
  // Not the HTTP server's own close: it would cut idle connections at once, and a request on its way with them.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, grace));
  // Again and again, because a connection falls idle when its last answer has left. After the sockets were read:
  // a process that was kept waiting for a processor finds its timers due before requests that came long ago.
  const closing = setInterval(() => setImmediate(() => server.closeIdleConnections()), round);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(closing);
  clearTimeout(late);
}
