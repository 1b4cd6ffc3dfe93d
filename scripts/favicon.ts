import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePng } from '#kit/image/writePng.ts';

/** The mark on a square of 16: a rounded square with three lines, as in `src/render/icon.ts`. */
const lines: readonly (readonly [from: number, to: number, y: number])[] = [
  [4, 12, 5.5],
  [4, 12, 8.5],
  [4, 8.5, 11.5],
];
const accent = [0x0e, 0x6b, 0x5c] as const;

async function icon(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map(picture));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, entry);
    head.writeUInt8(sizes[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}

async function picture(size: number): Promise<Buffer> {
  const rows: number[] = [];
  const unit = 16 / size;
  for (let y = 0; y < size; y += 1) {
    rows.push(0);
    for (let x = 0; x < size; x += 1) {
      const at = [(x + 0.5) * unit, (y + 0.5) * unit] as const;
      const alpha = coverage(toSquare(...at), unit);
      const white = Math.max(...lines.map((line) => coverage(toLine(line, ...at), unit)));
      rows.push(...accent.map((part) => Math.round(part + (255 - part) * white)), Math.round(255 * alpha));
    }
  }
  return await writePng({ width: size, height: size, colours: 'rgba', rows: Uint8Array.from(rows) });
}

/** How much of a pixel lies inside, by the distance of its centre from the outline. */
function coverage(distance: number, unit: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance / unit));
}

function toSquare(x: number, y: number): number {
  const [dx, dy] = [Math.abs(x - 8) - 4, Math.abs(y - 8) - 4];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - 4;
}

function toLine([from, to, at]: readonly [number, number, number], x: number, y: number): number {
  return Math.hypot(Math.max(from - x, 0, x - to), y - at) - 0.75;
}

// Writes the mark as PNG in three sizes. Run it when the mark changes.
writeFileSync(join(import.meta.dirname, '../src/http/site/favicon.ico'), await icon([16, 32, 48]));
