import { connect, type Socket } from 'node:net';
import { patience as hanging } from '../support/eventually.ts';

export interface RawAnswer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
}

/** A client's step: bytes to send, or another action on the socket. */
export type Step = string | Buffer | ((socket: Socket) => unknown);

export interface RawExchange {
  answers: RawAnswer[];
  /** The bytes after the last complete response. */
  rest: string;
  /** The server closed its side. */
  closed: boolean;
  /** The connection was reset. */
  reset: boolean;
  milliseconds: number;
}

export interface RawLimits {
  /** Stop reading after this many responses; read to the end by default. */
  answers?: number;
  /** When to stop in any case; by default, when nothing more has come for a while after the first response. */
  patience?: number;
  /** All requests are HEAD, so that no response has a body. */
  head?: boolean;
}

const silence = 2000;

/** Sends exactly these bytes and reads until enough responses arrived, the server closes, or the time is up. */
export async function rawExchange(
  url: string,
  steps: readonly Step[],
  { answers: wanted = Number.POSITIVE_INFINITY, patience, head = false }: RawLimits = {},
): Promise<RawExchange> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
  const reader = new AnswerReader(head);
  let closed = false;
  let reset = false;
  await new Promise<void>((resolve) => {
    let late = setTimeout(resolve, patience ?? hanging);
    const done = () => {
      clearTimeout(late);
      resolve();
    };
    // Without a number of responses, only silence tells that the server has nothing more to say.
    const silenceEnds = patience === undefined && wanted === Number.POSITIVE_INFINITY;
    let isSent = false;
    const waitForMore = () => {
      clearTimeout(late);
      late = setTimeout(resolve, silence);
    };
    socket.on('data', (chunk: Buffer) => {
      reader.add(chunk);
      if (reader.answers.length >= wanted) done();
      else if (silenceEnds && isSent) waitForMore();
    });
    socket.on('end', () => {
      closed = true;
      done();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      reset = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      done();
    });
    socket.once('connect', async () => {
      for (const step of steps) {
        if (typeof step === 'function') await step(socket);
        else if (!socket.destroyed && socket.writable) socket.write(step);
      }
      isSent = true;
      if (silenceEnds && reader.answers.length > 0) waitForMore();
    });
  });
  const milliseconds = performance.now() - started;
  socket.destroy();
  return { answers: reader.answers, rest: reader.rest(), closed, reset, milliseconds };
}

/** Parses responses incrementally, without concatenating the buffer again and again. */
class AnswerReader {
  readonly answers: RawAnswer[] = [];
  readonly #head: boolean;
  #pieces: Buffer[] = [];
  #length = 0;
  #needed = 0;

  constructor(head: boolean) {
    this.#head = head;
  }

  add(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length >= this.#needed) this.#read();
  }

  rest(): string {
    return Buffer.concat(this.#pieces).toString('latin1');
  }

  #read(): void {
    const bytes = Buffer.concat(this.#pieces);
    let from = 0;
    this.#needed = 0;
    for (;;) {
      const headEnd = bytes.indexOf('\r\n\r\n', from);
      if (headEnd === -1) break;
      const [first = '', ...lines] = bytes.subarray(from, headEnd).toString('latin1').split('\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? Number.NaN);
      const headers = Object.fromEntries(lines.map(nameAndValue));
      const length = status < 200 || this.#head ? 0 : Number(headers['content-length'] ?? 0);
      const end = headEnd + 4 + length;
      if (bytes.length < end) {
        this.#needed = end - from;
        break;
      }
      this.answers.push({ status, headers, body: bytes.subarray(headEnd + 4, end).toString() });
      from = end;
    }
    this.#pieces = [bytes.subarray(from)];
    this.#length = bytes.length - from;
  }
}

function nameAndValue(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
