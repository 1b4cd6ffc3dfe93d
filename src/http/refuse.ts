import type { IncomingMessage } from 'node:http';
import { limits } from './limits.ts';
import { Problem } from './problem.ts';

/** Refuses malformed requests that Node's parser accepts, before routing and rate limiting. */
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

/** Reads and discards a body, so that the connection can carry the next request. */
export async function discardBody(
  request: IncomingMessage,
  most: number = limits.ignoredBody,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Problem('body_too_large');
  // Not `for await`: leaving such a loop closes the connection before the response is sent.
  await new Promise<void>((resolve, reject) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) reject(new Problem('body_too_large'));
    });
    request.once('end', resolve);
    // The client disconnected, or the parser failed and has already responded: neither is logged as a server error.
    request.once('error', () => reject(new Problem('request_malformed')));
    request.once('close', () => reject(new Problem('request_malformed')));
  });
}
