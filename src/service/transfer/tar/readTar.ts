import { ByteSource } from './byteSource.ts';
import { paddingAfter, readTarHeader, tarBlock } from './tarHeader.ts';

/** An entry of a tar file. Its content must be read to the end before the next entry is asked for. */
export interface ReadEntry {
  name: string;
  size: number;
  content: AsyncGenerator<Buffer>;
}

/**
 * Reads what a backup is made of: plain files with short names. Throws where the file is cut off or holds
 * anything else. Every step waits for the one before it, so that a cut at any byte is noticed and none can
 * leave the reader waiting.
 */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const source = new ByteSource(bytes);
  for (;;) {
    const header = await source.exactly(tarBlock);
    // A block of zeros ends a tar file.
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readTarHeader(header);
    yield { name, size, content: source.pieces(size) };
    if (!source.isDone()) throw new Error(`the content of ${name} was left unread`);
    await source.exactly(paddingAfter(size).length);
  }
}
