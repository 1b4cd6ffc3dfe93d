import { connect, type Socket } from 'node:net';
import { patience } from '../support/eventually.ts';

export interface RawAnswer {
  status: number;
  /** As received, including order, spelling and repetition. */
  headers: [name: string, value: string][];
  body: Buffer;
}

interface Waiting {
  method: string;
  resolve(answer: RawAnswer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * A keep-alive connection. It sends arbitrary bytes, which no ordinary client would, and parses responses
 * strictly: a malformed one is an error.
 */
export class HttpConnection {
  readonly #port: number;
  readonly #host: string;
  #socket: Socket | undefined;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;
  /** The previous request on the connection, since it may be the cause of a failure. */
  #before: Buffer | undefined;
  /** Reported at the next request, because nothing awaits it earlier. */
  #unasked: Error | undefined;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  ask(method: string, bytes: Buffer): Promise<RawAnswer> {
    if (this.#waiting !== undefined) throw new Error('one request at a time');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(new Error('no answer, the connection hangs')), patience);
      const before = this.#before;
      this.#waiting = { method, resolve, reject: (error) => reject(withBefore(error, before)), timer };
      if (this.#unasked !== undefined) {
        this.#fail(this.#unasked);
        return;
      }
      this.#socket ??= this.#open();
      this.#socket.write(bytes);
      this.#before = bytes;
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
    this.#received = Buffer.alloc(0);
    this.#before = undefined;
    this.#unasked = undefined;
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: this.#host, noDelay: true });
    const current = () => this.#socket === socket;
    socket.on('data', (chunk: Buffer) => {
      if (current()) this.#read(chunk);
    });
    socket.on('error', (error) => {
      if (current()) this.#fail(error);
    });
    socket.on('close', () => {
      if (current()) this.#fail(new Error('the connection was closed without an answer'));
    });
    return socket;
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.close();
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    waiting.reject(error);
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    if (this.#waiting === undefined) {
      this.#unasked ??= new Error(
        `bytes that nobody asked for: ${JSON.stringify(chunk.toString('latin1', 0, 300))}`,
      );
      return;
    }
    try {
      const parsed = parseAnswer(this.#received, this.#waiting.method);
      if (parsed === undefined) return;
      const { answer, length } = parsed;
      if (isLast(answer)) this.close();
      else if (this.#received.length > length) throw new Error('bytes after the end of the answer');
      const { timer, resolve } = this.#waiting;
      this.#received = Buffer.alloc(0);
      this.#waiting = undefined;
      clearTimeout(timer);
      resolve(answer);
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

function withBefore(error: Error, before: Buffer | undefined): Error {
  if (before === undefined) return error;
  return new Error(`${error.message}; before it: ${JSON.stringify(before.toString('utf8', 0, 1000))}`);
}

/** Undefined until the response is complete. */
function parseAnswer(bytes: Buffer, method: string): { answer: RawAnswer; length: number } | undefined {
  let start = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n\r\n', start);
    if (end === -1) return undefined;
    const [first = '', ...lines] = bytes.toString('latin1', start, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 ([1-5]\d\d) [\x20-\x7e]*$/.exec(first)?.[1]);
    if (Number.isNaN(status)) throw new Error(`not a status line: ${first.slice(0, 200)}`);
    start = end + 4;
    // 1xx responses only announce the final one.
    if (status < 200) continue;
    const headers = lines.map(parseHeader);
    const length = method === 'HEAD' || status === 204 || status === 304 ? 0 : contentLength(headers);
    if (bytes.length < start + length) return undefined;
    return {
      answer: { status, headers, body: bytes.subarray(start, start + length) },
      length: start + length,
    };
  }
}

function parseHeader(line: string): [string, string] {
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+): ?([\x20-\x7e]*)$/.exec(line);
  if (match === null) throw new Error(`not a header: ${line.slice(0, 200)}`);
  return [match[1] ?? '', match[2] ?? ''];
}

function contentLength(headers: RawAnswer['headers']): number {
  const value = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  if (value === undefined || !/^\d+$/.test(value)) throw new Error('an answer without Content-Length');
  return Number(value);
}

function isLast({ headers }: RawAnswer): boolean {
  return headers.some(([name, value]) => name.toLowerCase() === 'connection' && /close/i.test(value));
}
