export interface ByteRange {
  /** Both inclusive. */
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes. A single byte range is honoured; multiple ranges, other units
 * and malformed headers are ignored, which means the whole file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const match = /^bytes *= *(\d*)-(\d*) *$/i.exec(header ?? '');
  if (match === null) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
