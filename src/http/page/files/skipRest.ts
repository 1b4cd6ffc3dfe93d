import type { IncomingMessage } from 'node:http';
import { limits } from '../../limits.ts';
import { discardBody } from '../../refuse.ts';
import { chunkSize } from './chunkSize.ts';

/**
 * Reads what is left of a piece: many a client reads its answer only when it has sent everything. No longer than an
 * ordinary request may take.
 */
export async function skipRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limits.arrival);
  await Promise.race([discardBody(request, 2 * chunkSize).catch(() => undefined), late]);
  clearTimeout(timer);
}
