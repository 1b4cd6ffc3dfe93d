const carriageReturn = 0x0d;
const lineFeed = 0x0a;
const space = 0x20;
const tab = 0x09;
const hyphen = 0x2d;

/** The most white space after a boundary. */
const maxPaddingLength = 64;

/**
 * Classifies the bytes after a boundary: the end of its line if another part follows, `close` after the last part,
 * `content` if the line only starts like a boundary, `unclear` if more bytes are needed.
 */
export function afterBoundary(bytes: Buffer, from: number): number | 'close' | 'content' | 'unclear' {
  if (bytes[from] === hyphen) {
    if (from + 1 === bytes.length) return 'unclear';
    return bytes[from + 1] === hyphen ? 'close' : 'content';
  }
  let end = from;
  while (end - from < maxPaddingLength && (bytes[end] === space || bytes[end] === tab)) end += 1;
  if (end === bytes.length) return 'unclear';
  if (bytes[end] !== carriageReturn) return 'content';
  if (end + 1 === bytes.length) return 'unclear';
  return bytes[end + 1] === lineFeed ? end : 'content';
}
