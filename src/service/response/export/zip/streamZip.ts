import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntries {
  /** Adds an entry and resolves when all of it is in the archive. */
  add(path: string, content: Readable | AsyncGenerator<Uint8Array>, options?: EntryOptions): Promise<void>;
}

interface EntryOptions {
  /** From 0, which stores the content as it is, to 9. */
  readonly level?: number;
}

/** Streams a ZIP archive while `fill` adds entries one after the other. */
export async function* streamZip(
  fill: (entries: ZipEntries) => Promise<void>,
  { now }: { now: number },
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let open: Readable | undefined;
  const add: ZipEntries['add'] = async (path, content, { level = 1 } = {}) => {
    open = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
    const read = finished(open, { writable: false });
    zip.addReadStream(open, path, { compressionLevel: level, compress: level > 0, mtime: new Date(now) });
    await read;
  };
  zip.on('error', (error: Error) => output.destroy(error));
  const filled = fill({ add }).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
    await filled;
  } finally {
    output.destroy();
    // A reader that went away leaves the current entry half read.
    open?.destroy();
  }
}
