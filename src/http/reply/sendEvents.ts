import { Readable } from 'node:stream';
import type { Exchange } from '../exchange.ts';
import { sendStream } from './sendStream.ts';

/** Far below the 30 seconds after which a silent connection is closed, here and in most proxies. */
const heartbeatInterval = 10_000;

/** After so many heartbeats a client that takes nothing is gone: what waits for it must not pile up. */
const maxStalled = 3;

/**
 * Sends events as they come; the first of them to a client that does not ask for a stream. Heartbeats have a timer of
 * their own, because looking for the next event may take long on a busy machine.
 */
export async function sendEvents(
  exchange: Exchange,
  events: AsyncGenerator<string>,
  interval = heartbeatInterval,
): Promise<void> {
  const { request, response, headers } = exchange;
  // Proxies such as nginx would hold events back.
  headers.push('Content-Type', 'text/event-stream', 'X-Accel-Buffering', 'no');
  response.writeHead(200, headers);
  const isStream = request.headers.accept?.includes('text/event-stream') === true;
  if (request.method === 'HEAD' || !isStream) {
    const first = request.method === 'HEAD' ? undefined : (await events.next()).value;
    await events.return(undefined);
    response.end(first);
    return;
  }
  let stalled = 0;
  const heartbeat = setInterval(() => {
    if (response.destroyed) return;
    stalled = response.writableLength > 0 ? stalled + 1 : 0;
    if (stalled >= maxStalled) response.destroy();
    else if (!response.writableEnded) response.write(': still here\n\n');
  }, interval);
  try {
    await sendStream(Readable.from(events), exchange);
  } finally {
    clearInterval(heartbeat);
  }
}
