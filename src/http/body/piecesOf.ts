import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/**
 * The pieces of a body, read no faster than they are taken. Leaving early does not close the connection, on which the
 * answer has still to go.
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

/** Broken off by the client, or by the parser, which has answered already: no fault of ours to write down. */
async function next(pieces: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await pieces.next();
  } catch {
    throw new Problem('request_malformed');
  }
}
