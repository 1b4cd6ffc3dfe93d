import type { IncomingMessage } from 'node:http';
import { Problem } from '../../problem.ts';

/** The range of a chunk in its file, end exclusive: `Content-Range: bytes 0-1048575/5000000`, or the whole file. */
export function readContentRange({ headers }: IncomingMessage, size: number): { start: number; end: number } {
  const length = headers['content-length'];
  const range = headers['content-range'];
  if (range === undefined) {
    if (length !== undefined && Number(length) !== size)
      throw wrong(`The file was announced with ${size} bytes.`);
    return { start: 0, end: size };
  }
  const [, first, last, all] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(range) ?? [];
  if (first === undefined || last === undefined || all === undefined)
    throw wrong('Content-Range must be like "bytes 0-1048575/5000000".');
  if (Number(all) !== size) throw wrong(`The file was announced with ${size} bytes.`);
  const start = Number(first);
  const end = Number(last) + 1;
  if (end <= start || end > size) throw wrong('The range lies outside the file.');
  if (length !== undefined && Number(length) !== end - start)
    throw wrong('The body is not as long as its Content-Range says.');
  return { start, end };
}

function wrong(message: string): Problem {
  return new Problem('upload_invalid', { message });
}
