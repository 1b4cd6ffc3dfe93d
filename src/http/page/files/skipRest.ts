import type { IncomingMessage } from 'node:http';
import { limits } from '../../limits.ts';
import { discardBody } from '../../refuse.ts';
import { chunkSize } from './chunkSize.ts';

/**
 * Discards the rest of a chunk, because many clients read the response only after they have sent everything. Limited
 * to the request timeout.
 */
export async function skipRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limits.arrival);
  await Promise.race([discardBody(request, 2 * chunkSize).catch(() => undefined), late]);
  clearTimeout(timer);
}
