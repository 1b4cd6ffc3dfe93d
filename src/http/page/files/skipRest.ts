import type { IncomingMessage } from 'node:http';
import { discardBody } from '../../refuse.ts';
import { chunkSize } from './chunkSize.ts';

/** Reads what is left of a piece: many a client reads its answer only when it has sent everything. */
export async function skipRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  await discardBody(request, 2 * chunkSize).catch(() => undefined);
}
