import type { IncomingMessage } from 'node:http';
import { limits } from './limits.ts';
import { Problem } from './problem.ts';

/**
 * What is refused before routing, whoever asks: it counts nothing and needs no key. Node's parser lets all of
 * this through.
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

/** Reads a body that nobody wants, so that the next request on the connection finds its beginning. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  const length = request.headers['content-length'];
  const chunked = request.headers['transfer-encoding'] !== undefined;
  if (!chunked && (length === undefined || length === '0')) return;
  if (Number(length ?? 0) > limits.ignoredBody) throw new Problem('body_too_large');
  let size = 0;
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > limits.ignoredBody) throw new Problem('body_too_large');
    }
  } catch (error) {
    // Broken off by the client, or by the parser, which has answered already: no fault of ours to write down.
    throw error instanceof Problem ? error : new Problem('request_malformed');
  }
}
