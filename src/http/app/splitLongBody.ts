import { nextPiece } from '#kit/async/nextPiece.ts';

/** A shorter document is read with the rest. */
const shortest = 40_000;
/** The most values beside the document; the longest list of any route has 10,000. */
const maxValues = 50_000;

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const key = Buffer.from('"definition"');

export interface LongBody {
  /** The body, with null in place of the document. */
  readonly rest: Uint8Array;
  /** The bytes of the document, which may be no JSON. */
  readonly definition?: Uint8Array;
}

/** The walk over so many bytes takes some milliseconds: then visitors are served. */
const bytesOfPiece = 500_000;

/**
 * Takes a large `definition` out of a JSON body without reading it: reading JSON of many keys takes a hundred times as long as this
 * walk over its bytes. Undefined if it is no JSON, has two of them, or if the
 * rest has more values than any call needs.
 */
export async function splitLongBody(bytes: Uint8Array): Promise<LongBody | undefined> {
  const walk = walkBody(bytes);
  for (;;) {
    const piece = walk.next();
    if (piece.done === true) return piece.value;
    await nextPiece();
  }
}

function* walkBody(bytes: Uint8Array): Generator<undefined, LongBody | undefined> {
  let depth = 0;
  let values = 0;
  let text = -1;
  let begin = -1;
  let found: readonly [from: number, to: number] | undefined;
  let nextPause = bytesOfPiece;
  for (let at = 0; at < bytes.length; at += 1) {
    if (at >= nextPause) {
      nextPause += bytesOfPiece;
      yield;
    }
    const byte = bytes[at];
    if (text >= 0) {
      if (byte === backslash) at += 1;
      else if (byte === quote) {
        if (depth === 1 && begin < 0 && key.equals(bytes.subarray(text, at + 1))) {
          const value = valueAfter(bytes, at + 1);
          if (value > 0) {
            // Reading the first of two here would cost what this avoids.
            if (found !== undefined) return undefined;
            begin = value;
            at = value - 1;
          }
        }
        text = -1;
      }
      continue;
    }
    if (depth === 1 && (byte === comma || byte === closeBrace || byte === closeBracket)) {
      if (begin >= 0 && at - begin >= shortest) found = [begin, at];
      begin = -1;
    }
    if (byte === quote) text = at;
    else if (byte === openBrace || byte === openBracket) depth += 1;
    else if (byte === closeBrace || byte === closeBracket) depth -= 1;
    if (begin < 0 && (byte === comma || byte === openBracket || byte === openBrace)) {
      values += 1;
      if (values > maxValues) return undefined;
    }
  }
  // It never ends, so it is no JSON.
  if (begin >= 0) return undefined;
  if (found === undefined) return { rest: bytes };
  const [from, to] = found;
  const rest = Buffer.concat([bytes.subarray(0, from), Buffer.from('null'), bytes.subarray(to)]);
  return { rest, definition: bytes.subarray(from, to) };
}

/** Where the value begins after a key; 0 if no colon follows. */
function valueAfter(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return bytes[at] === colon ? at + 1 : 0;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
