import { ByteSource } from './byteSource.ts';
import type { ReadEntry } from './readTar.ts';
import { paddingAfter, readAnyHeader, tarBlock } from './tarHeader.ts';

/** Longer than any name that a file system knows. */
const longestExtension = 1024 * 1024;

/**
 * Reads the files of a tar that any program may have written, with long names and large sizes as POSIX and GNU write
 * them. Folders are passed over; links and devices are refused. Content must be read before the next is asked for.
 */
export async function* readForeignTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const source = new ByteSource(bytes);
  let said: { name?: string; size?: number } = {};
  for (;;) {
    const header = await source.exactly(tarBlock);
    if (header.every((byte) => byte === 0)) return;
    const found = readAnyHeader(header);
    if ('xgLK'.includes(found.kind)) {
      if (found.size > longestExtension) throw new Error('an entry has a name that is too long');
      const text = (await source.exactly(found.size)).toString('utf8');
      await source.exactly(paddingAfter(found.size).length);
      if (found.kind === 'x') said = { ...said, ...readRecords(text) };
      if (found.kind === 'L') said = { ...said, name: text.replace(/\0.*$/s, '') };
      continue;
    }
    const { name, size } = { name: found.name, size: found.size, ...said };
    said = {};
    if (found.kind === '5') continue;
    if (found.kind !== '0') throw new Error(`"${name}" is no plain file`);
    yield { name, size, content: source.pieces(size) };
    if (!source.isDone()) throw new Error(`the content of ${name} was left unread`);
    await source.exactly(paddingAfter(size).length);
  }
}

/** `27 path=files/a%20long%20name` on each line; the number counts bytes, itself and the newline included. */
function readRecords(text: string): { name?: string; size?: number } {
  const read: { name?: string; size?: number } = {};
  for (const [, key, value = ''] of text.matchAll(/^\d+ ([^=\n]+)=(.*)$/gm)) {
    if (key === 'path') read.name = value;
    if (key === 'size' && /^\d{1,15}$/.test(value)) read.size = Number(value);
  }
  return read;
}
