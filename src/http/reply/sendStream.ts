import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Exchange } from '../exchange.ts';

/** A client that leaves in the middle is nothing to report: every tab that closes does. */
export async function sendStream(content: Readable, { request, response }: Exchange): Promise<void> {
  try {
    await pipeline(content, response);
  } catch (error) {
    const isClosed = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isClosed || !request.socket.destroyed) throw error;
  }
}
