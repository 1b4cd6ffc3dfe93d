import { crc32, deflateSync } from 'node:zlib';
import type { FileContent } from '../upload.ts';
import type { Visit } from '../visit.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const side = 24;

/** A small picture: two colours that run into each other. */
export function photo({ random }: Visit): FileContent {
  const from = [random.below(256), random.below(256), random.below(256)];
  const to = [random.below(256), random.below(256), random.below(256)];
  const rows = Buffer.alloc(side * (1 + side * 3));
  let at = 0;
  for (let y = 0; y < side; y++) {
    at = rows.writeUInt8(0, at);
    for (let x = 0; x < side; x++) {
      const part = (x + y) / (2 * side);
      for (const [channel, start = 0] of from.entries()) {
        at = rows.writeUInt8(Math.round(start + ((to[channel] ?? 0) - start) * part), at);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  // Stored, not compressed: how well zlib packs differs between versions, and the bytes must not.
  const pixels = deflateSync(rows, { level: 0 });
  return {
    name: `IMG_${random.digits('####')}.png`,
    type: 'image/png',
    content: Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(body.length, 0);
  typed.copy(whole, 4);
  whole.writeUInt32BE(crc32(typed), typed.length + 4);
  return whole;
}
