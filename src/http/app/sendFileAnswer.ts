import { pipeline } from 'node:stream/promises';
import type { Exchange } from '../exchange.ts';
import { attachment } from '../reply/contentDisposition.ts';
import type { FileAnswer } from './call.ts';

/**
 * Sends a file that a visitor uploaded. The sandbox takes away scripts, forms and the app's origin, and `nosniff`, which every
 * answer has, keeps browsers from seeing a page in it.
 */
export async function sendFileAnswer(exchange: Exchange, file: FileAnswer): Promise<void> {
  const { request, response, headers } = exchange;
  exchange.addHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  headers.push(
    'Content-Type',
    file.type,
    'Content-Disposition',
    file.inline ? 'inline' : attachment(file.name),
    'Content-Length',
    String(file.size),
    'Cross-Origin-Resource-Policy',
    'same-origin',
  );
  response.writeHead(200, headers);
  if (request.method === 'HEAD' || file.size === 0) {
    response.end();
    return;
  }
  // A client may disconnect in the middle; a file that is shorter than announced must not look complete.
  await pipeline(file.open(), response).catch(() => response.destroy());
}
