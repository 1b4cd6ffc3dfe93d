import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Exchange } from '../exchange.ts';

/** In milliseconds. */
const probeAfter = 10_000;

/** A client that leaves in the middle is nothing to report: every tab that closes does. */
export async function sendStream(
  content: Readable,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
): Promise<void> {
  const { socket } = request;
  // Finds clients that went away while there is nothing to write to them.
  socket.setKeepAlive(true, probeAfter);
  // The server's idle timeout is for clients that do not read. Content may wait for longer, such as for the turn of an export.
  response.on('timeout', () => {
    if (response.writableLength > 0 || socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(socket.timeout ?? 0);
  });
  try {
    await pipeline(content, response);
  } catch (error) {
    const isClosed = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isClosed || !request.socket.destroyed) throw error;
  }
}
