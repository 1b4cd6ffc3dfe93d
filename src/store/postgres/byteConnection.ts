import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import pg from 'pg';

declare module 'pg' {
  interface Connection {
    readonly ssl: pg.ClientConfig['ssl'];
    readonly sslNegotiation: string;
    attachListeners(stream: EventEmitter): void;
  }
}

/** The columns of a row as raw bytes; null for SQL NULL. */
export type ByteRow = readonly (Buffer<ArrayBuffer> | null)[];

const headerLength = 5;
const dataRow = 'D'.charCodeAt(0);

/** The read buffer of all sockets, copied out before the next read. It fits a page of 100 responses. */
const readBuffer = Buffer.allocUnsafe(256 * 1024);

/** Reads into a large buffer: a page arrives in one read instead of three, at half the cost. */
function wideSocket(): Socket {
  const socket: Socket = new Socket({
    onread: {
      buffer: readBuffer,
      callback: (length) => {
        socket.emit('data', readBuffer.subarray(0, length));
        return true;
      },
    },
  });
  return socket;
}

/**
 * The driver's connection, which can also return the rows of a query as bytes. The driver decodes every value
 * to a string, which for a page of responses costs more than the query and has to be undone. All other messages
 * go to the driver's parser.
 */
export class ByteConnection extends pg.Connection {
  /** Receives the rows of the current query; while it is undefined, they go to the driver's parser. */
  onByteRow: ((row: ByteRow) => void) | undefined;
  readonly #parser = new EventEmitter();
  /** The start of a message whose header is incomplete. */
  #header: Buffer | undefined;
  /** Bytes of the current message that are still to be forwarded to the parser. */
  #forwarded = 0;
  #row: Buffer<ArrayBuffer> | undefined;
  #rowLength = 0;

  /**
   * Copies the settings of the connection that the driver made. TLS reads its socket itself,
   * so it gets no read buffer.
   */
  constructor({ ssl, sslNegotiation }: pg.Connection) {
    const settings = { ssl, sslNegotiation };
    super(ssl ? settings : { ...settings, stream: wideSocket });
  }

  /** Called by the driver with the stream that carries messages, encrypted or not. */
  override attachListeners(stream: Duplex): void {
    super.attachListeners(this.#parser);
    stream.on('data', (chunk: Buffer) => this.#receive(chunk));
  }

  #receive(chunk: Buffer): void {
    const bytes = this.#header === undefined ? chunk : Buffer.concat([this.#header, chunk]);
    this.#header = undefined;
    let start = 0;
    let offset = 0;
    while (offset < bytes.length) {
      const left = bytes.length - offset;
      if (this.#row !== undefined) {
        offset += this.#addToRow(this.#row, bytes, offset);
        start = offset;
      } else if (this.#forwarded > 0) {
        const length = Math.min(this.#forwarded, left);
        this.#forwarded -= length;
        offset += length;
      } else if (left < headerLength) {
        this.#header = Buffer.from(bytes.subarray(offset));
        break;
      } else {
        const length = 1 + bytes.readUInt32BE(offset + 1);
        if (bytes[offset] === dataRow && this.onByteRow !== undefined) {
          this.#forward(bytes, start, offset);
          this.#row = Buffer.allocUnsafe(length);
        } else {
          this.#forwarded = length;
        }
      }
    }
    this.#forward(bytes, start, offset);
  }

  /** A copy, because the parser keeps incomplete messages and the next read overwrites the buffer. */
  #forward(bytes: Buffer, start: number, end: number): void {
    if (end > start) this.#parser.emit('data', Buffer.from(bytes.subarray(start, end)));
  }

  /** Returns how many bytes it took. */
  #addToRow(row: Buffer<ArrayBuffer>, bytes: Buffer, offset: number): number {
    const taken = bytes.copy(row, this.#rowLength, offset);
    this.#rowLength += taken;
    if (this.#rowLength === row.length) {
      this.#row = undefined;
      this.#rowLength = 0;
      this.onByteRow?.(columnsOf(row));
    }
    return taken;
  }
}

function columnsOf(row: Buffer<ArrayBuffer>): ByteRow {
  const count = row.readUInt16BE(headerLength);
  let offset = headerLength + 2;
  return Array.from({ length: count }, () => {
    const length = row.readInt32BE(offset);
    offset += 4;
    if (length < 0) return null;
    offset += length;
    return row.subarray(offset - length, offset);
  });
}
