import { Problem } from '../../problem.ts';
import { afterBoundary } from './afterBoundary.ts';

export type PartEvent =
  /** A part begins. Its headers, without the empty line after them. */
  | { readonly kind: 'part'; readonly headers: Buffer }
  | { readonly kind: 'content'; readonly bytes: Buffer }
  /** The part is whole. */
  | { readonly kind: 'end' };

const lineEnd = Buffer.from('\r\n');
const headersEnd = Buffer.from('\r\n\r\n');
const longestHeaders = 8 * 1024;

/**
 * Cuts a multipart body into its parts as it comes, in pieces of any size. It keeps no more than a boundary or the
 * headers of one part, and throws a `Problem` where the body is not what it should be.
 */
export class MultipartParser {
  readonly #delimiter: Buffer;
  /** What came and only the next piece explains. The first boundary may stand without a line before it. */
  #rest: Buffer = lineEnd;
  #state: 'preamble' | 'headers' | 'content' | 'epilogue' = 'preamble';
  /** The end of the headers' last line, when it was not yet told from the beginning of a boundary. */
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
        // From the end of the line before them, so that a part without headers needs no rule of its own.
        yield {
          kind: 'part',
          headers: bytes.subarray(at + lineEnd.length, Math.max(end, at + lineEnd.length)),
        };
        // The end of the empty line may belong to a boundary: then the part has no content at all.
        at = end + lineEnd.length;
        this.#unsettled = lineEnd.length;
        this.#state = 'content';
      }
      const found = bytes.indexOf(this.#delimiter, at);
      const behind = found + this.#delimiter.length;
      const after = found === -1 ? 'unclear' : afterBoundary(bytes, behind);
      const sure =
        found === -1 ? bytes.length - this.#delimiter.length + 1 : after === 'content' ? behind : found;
      yield* this.#content(bytes, at, sure);
      at = Math.max(at, sure);
      if (after === 'unclear') break;
      if (after === 'content') continue;
      if (this.#state === 'content') yield { kind: 'end' };
      this.#state = after === 'close' ? 'epilogue' : 'headers';
      if (after !== 'close') at = after;
    }
    this.#rest = bytes.subarray(this.#state === 'epilogue' ? bytes.length : at);
  }

  /** The body is at its end. */
  end(): void {
    if (this.#state === 'epilogue') return;
    throw new Problem('body_malformed', { message: 'The body ends before its closing boundary.' });
  }

  *#content(bytes: Buffer, from: number, to: number): Generator<PartEvent> {
    if (this.#state !== 'content' || to <= from) return;
    const begin = Math.min(from + this.#unsettled, to);
    this.#unsettled -= begin - from;
    if (begin < to) yield { kind: 'content', bytes: bytes.subarray(begin, to) };
  }
}

/** -1 where it is still to come. */
function endOfHeaders(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(headersEnd, from);
  if ((end === -1 ? bytes.length : end) - from > longestHeaders)
    throw new Problem('body_malformed', { message: 'A part of the body has headers longer than 8 KB.' });
  return end;
}
