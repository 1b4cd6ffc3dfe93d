import { promisify } from 'node:util';
import zlib, { crc32 } from 'node:zlib';

const deflate = promisify(zlib.deflate);

/** Bits of a sample and colour type, as the header has them. */
const formats = { 'black and white': [1, 0], rgba: [8, 6] } as const;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** A bit for each pixel, which is set for white, or four bytes: red, green, blue and opacity. */
  readonly colours: keyof typeof formats;
  /** The rows, each after a byte that names its filter. */
  readonly rows: Uint8Array;
}

/** A picture as a PNG file, compressed on another thread. */
export async function writePng({ width, height, colours, rows }: Pixels): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([...formats[colours], 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}
