import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/**
 * The chunks of a body, with back-pressure. Leaving the loop early does not close the connection, which still has to
 * carry the response.
 */
export async function* piecesOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  const pieces: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const { done, value } = await next(pieces);
      if (done === true) return;
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}

/** The client disconnected, or the parser failed and has already responded: neither is logged as a server error. */
async function next(pieces: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await pieces.next();
  } catch {
    throw new Problem('request_malformed');
  }
}
