import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Exchange } from '../exchange.ts';
import type { Problem } from '../problem.ts';
import { chooseEncoding } from './chooseEncoding.ts';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Compression does not shrink smaller bodies. */
const compressFrom = 1024;

/** Buffers above this size are freed by hand after the response was sent. Node's pool, which they may share, has none. */
const freeFrom = Math.max(32 * 1024, Buffer.poolSize >>> 1);

/** Sends serialised JSON. Chunks are not joined, because copying a page costs as much as reading it. */
export async function sendJson(
  exchange: Exchange,
  status: number,
  pieces: readonly Uint8Array[],
): Promise<void> {
  exchange.addHeader('Content-Type', 'application/json');
  await sendCompressible(exchange, status, pieces);
}

/** Sends a short JSON text in one write with its headers. */
export async function sendJsonText(exchange: Exchange, status: number, text: string): Promise<void> {
  const length = Buffer.byteLength(text);
  if (length > compressFrom) return await sendJson(exchange, status, [Buffer.from(text)]);
  const { request, response, headers } = exchange;
  headers.push(
    'Content-Type',
    'application/json',
    'Vary',
    'Accept-Encoding',
    'Content-Length',
    String(length),
  );
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Sends the body in the encoding that the client accepts, if it is large enough; compressed on another thread. */
export async function sendCompressible(
  exchange: Exchange,
  status: number,
  pieces: readonly Uint8Array[],
): Promise<void> {
  exchange.addHeader('Vary', 'Accept-Encoding');
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const accepted = exchange.request.headers['accept-encoding'];
  const encoding = accepted === undefined || length <= compressFrom ? undefined : chooseEncoding(accepted);
  if (encoding === undefined) {
    send(exchange, status, pieces, length);
    return;
  }
  const whole = pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
  const packed =
    encoding === 'br'
      ? await brotli(whole, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await gzip(whole);
  exchange.addHeader('Content-Encoding', encoding);
  send(exchange, status, [packed], packed.length);
}

export function sendProblem(exchange: Exchange, problem: Problem): void {
  const body = problem.body();
  exchange.closePolicy();
  exchange.headers.push(...problem.headers, 'Content-Type', 'application/json');
  send(exchange, problem.status, [body], body.length);
}

/** HEAD gets the headers of GET, `Content-Length` included. */
export function send(
  exchange: Exchange,
  status: number,
  pieces: readonly Uint8Array[],
  length: number,
): void {
  const { request, response, headers } = exchange;
  headers.push('Content-Length', String(length));
  response.writeHead(status, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const [only, ...more] = pieces;
  if (more.length === 0) response.end(only);
  else {
    response.cork();
    for (const piece of pieces) response.write(piece);
    response.end();
    response.uncork();
  }
  if (length > freeFrom) response.once('finish', () => exchange.usedOnce.forEach(free));
}

/**
 * Frees a buffer outside of the heap. A page of responses has 150 KB; left to the garbage collector, 64 MB of them
 * trigger a full collection, which costs more than the pages themselves.
 */
function free(piece: Uint8Array): void {
  if (piece.byteLength > freeFrom && piece.buffer instanceof ArrayBuffer) piece.buffer.transfer(0);
}
