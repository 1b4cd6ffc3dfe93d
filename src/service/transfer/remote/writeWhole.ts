import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { workFolder } from './download.ts';

/** Writes under a temporary name first, so that a name in the archive always means a complete file. */
export async function writeWhole(
  folder: string,
  name: string,
  content: Iterable<string> | AsyncIterable<Buffer>,
) {
  const part = join(workFolder(folder), 'part');
  const target = join(folder, name);
  await pipeline(Readable.from(content, { objectMode: true }), createWriteStream(part, { flush: true }));
  await mkdir(dirname(target), { recursive: true });
  await rename(part, target);
}

export function writeJsonLines(folder: string, name: string, lines: Iterable<unknown>): Promise<void> {
  return writeWhole(folder, name, texts(lines));
}

function* texts(lines: Iterable<unknown>): Generator<string> {
  for (const line of lines) yield `${JSON.stringify(line)}\n`;
}
