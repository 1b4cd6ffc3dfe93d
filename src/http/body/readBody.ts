import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/** Reads a whole body that is not larger than `most` bytes, as it came; also of a request that has waited for it. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Problem('body_too_large');
  if (request.destroyed) throw new Problem('request_malformed');
  // Not by `for await`: leaving such a loop closes the connection before anything can be answered on it.
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
      // It comes after every body, and making an error takes longer than reading one.
      if (!request.readableEnded) reject(new Problem('request_malformed'));
    });
  });
}
