import { isUtf8 } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import { ArchiveProblem, unreadable } from './problem.ts';
import type { LineBlock, Located } from './source.ts';

const blockSize = 128 << 10;
const maxLineLength = 64 << 20;
/** Lower than for other lines: each response becomes one row, and many are in memory at once. */
export const maxResponseLineLength = 16 << 20;
const newline = 10;

/**
 * Reads a file in blocks of whole lines, in constant memory. The bytes of a block are valid until the next one is
 * requested. A missing file has no blocks.
 */
export async function* lineBlocks(path: string, file: string, longest: number): AsyncGenerator<LineBlock> {
  const handle = await openIfThere(path, file);
  if (handle === undefined) return;
  try {
    let buffer = Buffer.allocUnsafe(blockSize);
    let filled = 0;
    let firstLine = 1;
    for (;;) {
      if (filled === buffer.length) {
        if (filled > longest)
          throw new ArchiveProblem({ file, line: firstLine }, `longer than ${longest >> 20} MB`);
        // Room for the longest allowed line and its newline, so that no longer line gets through.
        buffer = Buffer.concat([buffer], Math.min(buffer.length * 2, longest + 1));
      }
      const { bytesRead } = await handle
        .read(buffer, filled, buffer.length - filled)
        .catch((error: unknown) => {
          throw unreadable(file, error);
        });
      if (firstLine === 1 && filled === 0) refuseByteOrderMark(buffer.subarray(0, bytesRead), file);
      const newlines = buffer.lastIndexOf(newline, filled + bytesRead - 1);
      filled += bytesRead;
      const end = bytesRead === 0 ? filled : newlines + 1;
      if (end > 0) {
        const bytes = buffer.subarray(0, end);
        yield { bytes, firstLine };
        firstLine += countLines(bytes);
        buffer.copyWithin(0, end, filled);
        filled -= end;
      }
      if (bytesRead === 0) return;
    }
  } finally {
    await handle.close();
  }
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}

/**
 * Reads a JSONL file line by line. `parse` turns the text of a line into its value; for a bad line it throws an
 * {@link ArchiveProblem} without a place, or any other error.
 */
export async function* readLines<Line>(
  path: string,
  file: string,
  parse: (text: string) => Line,
  longest = maxLineLength,
): AsyncGenerator<Located<Line>> {
  for await (const block of lineBlocks(path, file, longest)) yield* linesOf(block, file, parse);
}

export function* linesOf<Line>(
  { bytes, firstLine }: LineBlock,
  file: string,
  parse: (text: string) => Line,
): Generator<Located<Line>> {
  // Validates all lines at once, because validating each one costs as much as reading it.
  const valid = isUtf8(bytes);
  let line = firstLine;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(newline, start);
    const stop = found === -1 ? bytes.length : found;
    yield { file, line, value: readLine(bytes.subarray(start, stop), { file, line }, valid, parse) };
    start = stop + 1;
  }
}

function readLine<Line>(
  bytes: Buffer,
  location: { file: string; line: number },
  valid: boolean,
  parse: (text: string) => Line,
): Line {
  if (!valid && !isUtf8(bytes)) throw new ArchiveProblem(location, 'not valid UTF-8');
  const text = bytes.toString('utf8');
  try {
    return parse(text);
  } catch (error) {
    if (text.trim() === '') throw new ArchiveProblem(location, 'empty line');
    if (error instanceof SyntaxError) throw new ArchiveProblem(location, `not JSON: ${error.message}`);
    if (error instanceof ArchiveProblem) throw new ArchiveProblem(location, error.reason);
    throw error;
  }
}

async function openIfThere(path: string, file: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw unreadable(file, error);
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
