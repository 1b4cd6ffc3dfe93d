import type { IncomingMessage } from 'node:http';
import { limits } from './limits.ts';
import { Problem } from './problem.ts';

/**
 * Refuses malformed requests that Node's parser accepts, before routing: without a key and without counting them.
 */
export function refuse(request: IncomingMessage): Problem | undefined {
  const url = request.url ?? '';
  if (url.length > limits.url) return new Problem('url_too_long');
  const raw = request.rawHeaders;
  let size = 0;
  let hosts = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    size += name.length + (raw[index + 1]?.length ?? 0) + 4;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (size > limits.headers) return new Problem('headers_too_large');
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
    return new Problem('request_malformed', { message: 'A request needs exactly one Host header.' });
  }
  return undefined;
}

export function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/** Reads a body that nobody wants, so that the next request on the connection finds its beginning. */
export async function discardBody(
  request: IncomingMessage,
  most: number = limits.ignoredBody,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Problem('body_too_large');
  // Not by `for await`: leaving such a loop closes the connection before anything can be answered on it.
  await new Promise<void>((resolve, reject) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) reject(new Problem('body_too_large'));
    });
    request.once('end', resolve);
    // Broken off by the client, or by the parser, which has answered already: no fault of ours to write down.
    request.once('error', () => reject(new Problem('request_malformed')));
    request.once('close', () => reject(new Problem('request_malformed')));
  });
}
