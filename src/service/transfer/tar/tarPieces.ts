import type { Readable } from 'node:stream';
import { paddingAfter, tarBlock, tarHeader } from './tarHeader.ts';

export interface TarEntry {
  name: string;
  size: number;
  content: Readable | Uint8Array;
}

/** What ends a tar file. */
export const tarEnd = Buffer.alloc(2 * tarBlock);

/** The bytes of one entry. A name that its header has no room for stands in a block before it, as POSIX lays it out. */
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
  // Its size stands before it and cannot be mended.
  if (written !== size) throw new Error(`${name} changed while it was read`);
  yield paddingAfter(size);
}

/** Means nothing to anybody who reads it: for those who wait and would take silence for the end. */
export function tarPulse(): Uint8Array {
  return extension('g', 'comment', 'under way');
}

function extension(kind: 'x' | 'g', key: string, value: string): Uint8Array {
  const rest = ` ${key}=${value}\n`;
  // The number counts its own digits too.
  let length = rest.length + 1;
  while (`${length}${rest}`.length !== length) length += 1;
  const record = Buffer.from(`${length}${rest}`);
  return Buffer.concat([tarHeader('extension', record.length, kind), record, paddingAfter(record.length)]);
}
