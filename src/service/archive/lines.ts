import { isUtf8 } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import { ArchiveProblem } from './problem.ts';
import type { Located } from './source.ts';

const blockSize = 1 << 20;
const longestLine = 64 << 20;
const newline = 10;

/**
 * Reads a JSONL file line by line in constant memory. `parse` turns a line's text into its value and throws an
 * {@link ArchiveProblem} without a place, or anything else, when it is bad. A missing file has no lines.
 */
export async function* readLines<Line>(
  path: string,
  file: string,
  parse: (text: string) => Line,
): AsyncGenerator<Located<Line>> {
  const handle = await openIfThere(path, file);
  if (handle === undefined) return;
  try {
    let line = 0;
    let rest: Buffer = Buffer.alloc(0);
    for await (const block of blocks(handle)) {
      const bytes = rest.length === 0 ? block : Buffer.concat([rest, block]);
      if (line === 0) refuseByteOrderMark(bytes, file);
      const end = bytes.lastIndexOf(newline);
      // Checked for all lines at once, because a check for each costs as much as reading it.
      const whole = end === -1 || isUtf8(bytes.subarray(0, end));
      let start = 0;
      while (start <= end) {
        const stop = bytes.indexOf(newline, start);
        line += 1;
        yield { file, line, value: readLine(bytes.subarray(start, stop), file, line, whole, parse) };
        start = stop + 1;
      }
      rest = bytes.subarray(start);
      if (rest.length > longestLine) {
        throw new ArchiveProblem({ file, line: line + 1 }, `longer than ${longestLine >> 20} MB`);
      }
    }
    if (rest.length > 0) {
      line += 1;
      yield { file, line, value: readLine(rest, file, line, isUtf8(rest), parse) };
    }
  } finally {
    await handle.close();
  }
}

function readLine<Line>(
  bytes: Buffer,
  file: string,
  line: number,
  valid: boolean,
  parse: (text: string) => Line,
): Line {
  if (!valid && !isUtf8(bytes)) throw new ArchiveProblem({ file, line }, 'not valid UTF-8');
  const text = bytes.toString('utf8');
  try {
    return parse(text);
  } catch (error) {
    if (text.trim() === '') throw new ArchiveProblem({ file, line }, 'empty line');
    if (error instanceof SyntaxError) throw new ArchiveProblem({ file, line }, `not JSON: ${error.message}`);
    if (error instanceof ArchiveProblem) throw new ArchiveProblem({ file, line }, error.reason);
    throw error;
  }
}

async function* blocks(handle: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    // A new buffer each time: the end of one is kept until its line is complete.
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(blockSize), 0, blockSize);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

async function openIfThere(path: string, file: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new ArchiveProblem({ file }, `cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

export function refuseByteOrderMark(bytes: Buffer, file: string): void {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    throw new ArchiveProblem(
      { file, line: 1 },
      'begins with a byte order mark; write the file as UTF-8 without one',
    );
  }
}
