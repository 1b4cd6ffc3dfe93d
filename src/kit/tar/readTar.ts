import { ByteSource } from './byteSource.ts';
import { paddingAfter, readTarHeader, tarBlock } from './tarHeader.ts';

/** An entry of a tar file. Its content must be read to the end before the next entry is requested. */
export interface ReadEntry {
  name: string;
  size: number;
  content: AsyncGenerator<Buffer>;
}

/** Longer than a name on any file system. */
const maxExtensionLength = 1024 * 1024;

/**
 * Reads the files of a tar that any program wrote, with long names and large sizes in POSIX and GNU
 * notation. Skips directories; refuses links and devices. Throws if the tar is truncated at any byte,
 * because only the end marker ends it.
 */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const source = new ByteSource(bytes);
  let extension: { name?: string; size?: number } = {};
  for (;;) {
    const header = await source.exactly(tarBlock);
    // A block of zeros is the end marker.
    if (header.every((byte) => byte === 0)) return;
    const found = readTarHeader(header);
    if ('xgLK'.includes(found.kind)) {
      if (found.size > maxExtensionLength) throw new Error('an entry has a name that is too long');
      const text = (await source.exactly(found.size)).toString('utf8');
      await source.exactly(paddingAfter(found.size).length);
      if (found.kind === 'x') extension = { ...extension, ...readRecords(text) };
      if (found.kind === 'L') extension = { ...extension, name: text.replace(/\0.*$/s, '') };
      continue;
    }
    const { name, size } = { name: found.name, size: found.size, ...extension };
    extension = {};
    if (found.kind === '5') continue;
    if (found.kind !== '0') throw new Error(`"${name}" is no plain file`);
    yield { name, size, content: source.pieces(size) };
    if (!source.isDone()) throw new Error(`the content of ${name} was left unread`);
    await source.exactly(paddingAfter(size).length);
  }
}

/** Lines such as `27 path=files/a%20long%20name`. The number counts bytes, itself and the newline included. */
function readRecords(text: string): { name?: string; size?: number } {
  const read: { name?: string; size?: number } = {};
  for (const [, key, value = ''] of text.matchAll(/^\d+ ([^=\n]+)=(.*)$/gm)) {
    if (key === 'path') read.name = value;
    if (key === 'size' && /^\d{1,15}$/.test(value)) read.size = Number(value);
  }
  return read;
}
