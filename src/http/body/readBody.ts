import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/** Reads a whole body of at most `most` bytes, also of a request that was paused. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Problem('body_too_large');
  if (request.destroyed) throw new Problem('request_malformed');
  // Not `for await`: leaving such a loop closes the connection before the response is sent.
  return await new Promise<Buffer>((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) {
        chunks.push(chunk);
        return;
      }
      chunks = [];
      reject(new Problem('body_too_large'));
    });
    request.once('end', () => {
      const [only] = chunks;
      resolve(chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks));
    });
    request.once('error', () => reject(new Problem('request_malformed')));
    request.once('close', () => {
      // `close` follows every body, and creating an error is slower than reading a body.
      if (!request.readableEnded) reject(new Problem('request_malformed'));
    });
  });
}
