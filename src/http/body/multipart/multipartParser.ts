import { Problem } from '../../problem.ts';
import { afterBoundary } from './afterBoundary.ts';

export type PartEvent =
  /** The start of a part, with its headers but without the empty line after them. */
  | { readonly kind: 'part'; readonly headers: Buffer }
  | { readonly kind: 'content'; readonly bytes: Buffer }
  /** The end of a part. */
  | { readonly kind: 'end' };

const lineEnd = Buffer.from('\r\n');
const headersEnd = Buffer.from('\r\n\r\n');
const maxHeadersLength = 8 * 1024;

/**
 * A streaming parser of multipart bodies. It buffers no more than a boundary or the headers of one part, and throws a
 * `Problem` for a malformed body.
 */
export class MultipartParser {
  readonly #delimiter: Buffer;
  /** Bytes that only the next chunk can complete. The first boundary may come without a preceding line break. */
  #rest: Buffer = lineEnd;
  #state: 'preamble' | 'headers' | 'content' | 'epilogue' = 'preamble';
  /** The length of the headers' last line break while it may still belong to a boundary. */
  #unsettled = 0;

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`);
  }

  *push(piece: Buffer): Generator<PartEvent> {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    let at = 0;
    while (this.#state !== 'epilogue') {
      if (this.#state === 'headers') {
        const end = endOfHeaders(bytes, at);
        if (end === -1) break;
        // Includes the line break before the headers, so that a part without headers needs no special case.
        yield {
          kind: 'part',
          headers: bytes.subarray(at + lineEnd.length, Math.max(end, at + lineEnd.length)),
        };
        // The line break of the empty line may belong to a boundary: then the part has no content.
        at = end + lineEnd.length;
        this.#unsettled = lineEnd.length;
        this.#state = 'content';
      }
      const [sure, after] = this.#findBoundary(bytes, at);
      yield* this.#content(bytes, at, sure);
      at = Math.max(at, sure);
      if (after === 'unclear') break;
      if (this.#state === 'content') yield { kind: 'end' };
      this.#state = after === 'close' ? 'epilogue' : 'headers';
      if (after !== 'close') at = after;
    }
    this.#rest = bytes.subarray(this.#state === 'epilogue' ? bytes.length : at);
  }

  /** Signals the end of the body. */
  end(): void {
    if (this.#state === 'epilogue') return;
    throw new Problem('body_malformed', { message: 'The body ends before its closing boundary.' });
  }

  /**
   * The offset up to which bytes are certainly content, and what follows. Lines that only start like a boundary are
   * content and are skipped here, because one event for each would be expensive.
   */
  #findBoundary(bytes: Buffer, from: number): [sure: number, after: number | 'close' | 'unclear'] {
    for (let found = bytes.indexOf(this.#delimiter, from); ; ) {
      if (found === -1) return [bytes.length - this.#delimiter.length + 1, 'unclear'];
      const behind = found + this.#delimiter.length;
      const after = afterBoundary(bytes, behind);
      if (after !== 'content') return [found, after];
      found = nextAfter(bytes, this.#delimiter, behind);
    }
  }

  *#content(bytes: Buffer, from: number, to: number): Generator<PartEvent> {
    if (this.#state !== 'content' || to <= from) return;
    const begin = Math.min(from + this.#unsettled, to);
    this.#unsettled -= begin - from;
    if (begin < to) yield { kind: 'content', bytes: bytes.subarray(begin, to) };
  }
}

/** The distance of the naive search, before `indexOf`, which is faster only over long distances. */
const near = 64;

/** The next delimiter after another one, or -1. Many delimiters are usually close together. */
function nextAfter(bytes: Buffer, delimiter: Buffer, from: number): number {
  const last = bytes.length - delimiter.length;
  for (let at = from; at <= last && at < from + near; at += 1) {
    let same = 0;
    while (same < delimiter.length && bytes[at + same] === delimiter[same]) same += 1;
    if (same === delimiter.length) return at;
  }
  return from + near > last ? -1 : bytes.indexOf(delimiter, from + near);
}

/** The offset of the end of the headers; -1 if it has not arrived yet. */
function endOfHeaders(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(headersEnd, from);
  if ((end === -1 ? bytes.length : end) - from > maxHeadersLength)
    throw new Problem('body_malformed', { message: 'A part of the body has headers longer than 8 KB.' });
  return end;
}
