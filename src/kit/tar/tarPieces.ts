import type { Readable } from 'node:stream';
import { paddingAfter, tarBlock, tarHeader } from './tarHeader.ts';

export interface TarEntry {
  name: string;
  size: number;
  content: Readable | Uint8Array;
}

/** The end marker. */
export const tarEnd = Buffer.alloc(2 * tarBlock);

/** The bytes of one entry. A name of more than 100 characters goes into a POSIX extension header before it. */
export async function* tarPieces(
  { name, size, content }: TarEntry,
  onChunk: (chunk: Uint8Array) => void = () => {},
): AsyncGenerator<Uint8Array> {
  if (name.length > 100) yield extension('x', 'path', name);
  yield tarHeader(name.slice(0, 100), size);
  let written = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    written += chunk.length;
    onChunk(chunk);
    yield chunk;
  }
  // The header already states the size.
  if (written !== size) throw new Error(`${name} changed while it was read`);
  yield paddingAfter(size);
}

/** A comment that every reader ignores. It keeps a connection open while the next entry is prepared. */
export function tarKeepAlive(): Uint8Array {
  return extension('g', 'comment', 'under way');
}

function extension(kind: 'x' | 'g', key: string, value: string): Uint8Array {
  const rest = ` ${key}=${value}\n`;
  // The length includes its own digits.
  let length = rest.length + 1;
  while (`${length}${rest}`.length !== length) length += 1;
  const record = Buffer.from(`${length}${rest}`);
  return Buffer.concat([tarHeader('extension', record.length, kind), record, paddingAfter(record.length)]);
}
