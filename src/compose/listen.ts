import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '#config';

/** Starts to listen; returns the public address and the one that it listens on. */
export async function listen(
  server: Server,
  { port, host, url }: Pick<Config, 'port' | 'host' | 'url'>,
): Promise<{ address: string; url: string }> {
  await listenWithRetry(server, port, host);
  const bound = server.address();
  const actualPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  // A service that is bound to a single other address does not answer at localhost.
  const isLocal = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host);
  return { address, url: url ?? (isLocal ? `http://localhost:${actualPort}` : address) };
}

/** Retries for two seconds, because a killed predecessor may still hold the port. */
async function listenWithRetry(server: Server, port: number, host: string): Promise<void> {
  const deadline = Date.now() + 2000;
  for (;;) {
    server.listen(port, host);
    const error = await once(server, 'listening').then(
      () => undefined,
      (failure: NodeJS.ErrnoException) => failure,
    );
    if (error === undefined) return;
    if (error.code !== 'EADDRINUSE' || Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
