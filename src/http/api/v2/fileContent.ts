import { pipeline } from 'node:stream/promises';
import { type FileRow, findFile } from '#store/query/response/file.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Exchange } from '../../exchange.ts';
import { Problem } from '../../problem.ts';
import { attachment } from '../../reply/contentDisposition.ts';
import { send } from '../../reply/send.ts';
import type { ApiContext } from '../context.ts';
import { readRange } from '../range.ts';

/** The contract fixes the policy to `sandbox` alone, so `X-Frame-Options` forbids framing. */
const inert = ['X-Frame-Options', 'DENY', 'Accept-Ranges', 'bytes'];

/** Sends the content of a file; false if the file or its content is missing. */
export async function sendFileContent(
  { store, files }: ApiContext,
  exchange: Exchange,
  organizationId: OrganizationId,
  id: string,
): Promise<boolean> {
  const file = await findFile(store.read, organizationId, id);
  if (file === undefined || file.storage_key === null) return false;
  const size = file.content_size ?? 0;
  const { request, response, headers } = exchange;
  const etag = `"${file.sha256}"`;
  // A browser must neither render nor run an uploaded file.
  exchange.addHeader('Content-Security-Policy', 'sandbox');

  if (!(await files.has(file.storage_key))) return false;
  if (matches(request.headers['if-none-match'], etag)) {
    headers.push('ETag', etag, ...inert);
    response.writeHead(304, headers);
    response.end();
    return true;
  }
  const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = request.method === 'GET' && fresh ? readRange(request.headers.range, size) : 'whole';
  if (range === 'outside') {
    throw new Problem('range_not_satisfiable', { headers: ['Content-Range', `bytes */${size}`] });
  }
  headers.push(
    'Content-Type',
    mediaType(file),
    'Content-Disposition',
    attachment(file.name),
    'ETag',
    etag,
    ...inert,
  );
  if (size === 0 || request.method === 'HEAD') {
    send(exchange, 200, [], size);
    return true;
  }
  const part = range === 'whole' ? undefined : range;
  const content = files.read(file.storage_key, part ?? { start: 0, end: size - 1 });
  if (part !== undefined) headers.push('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  const length = part === undefined ? size : part.end - part.start + 1;
  headers.push('Content-Length', String(length));
  response.writeHead(part === undefined ? 200 : 206, headers);
  // A client may disconnect in the middle.
  await pipeline(content, response, { end: false }).catch(() => response.destroy());
  if (content.bytesRead === length) response.end();
  // A truncated file: closes the connection, because the client waits for the announced length.
  else response.destroy();
  return true;
}

/** Weak comparison with the tags in `If-None-Match`. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** An imported media type may contain characters that a header cannot. */
function mediaType({ type }: FileRow): string {
  return type.length <= 200 &&
    /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+( *; *[\w!#$&^.+-]+=("[^"\\\x00-\x1f\x7f-\uffff]*"|[\w!#$&^.+-]+))*$/.test(
      type,
    )
    ? type
    : 'application/octet-stream';
}
