import assert from 'node:assert/strict';
import { crc32, inflateSync } from 'node:zlib';
import { readModules } from './readQrCode.ts';

/** Decodes a QR code in a black-and-white PNG, whose modules must be even squares with a quiet zone around them. */
export function readQrPicture(png: Buffer): { level: string; text: string; size: number } {
  const { size, isBlack } = pixelsOf(png);
  const all = Array.from({ length: size }, (_, index) => index);
  const start = all.findIndex((y) => all.some((x) => isBlack(x, y)));
  // The upper left corner begins with a line of seven dark modules.
  const line = all.slice(start).findIndex((x) => !isBlack(x, start));
  const scale = line / 7;
  const end = all.findLastIndex((y) => all.some((x) => isBlack(x, y))) + 1;
  const count = (end - start) / scale;
  assert.ok(Number.isInteger(scale) && Number.isInteger(count), `${count} modules of ${scale} pixels`);
  assert.ok(start >= 4 * scale && size - end >= 4 * scale, 'the quiet zone has four modules');
  const modules = Array.from({ length: count }, () => Array<boolean>(count).fill(false));
  for (const y of all)
    for (const x of all) {
      const [row, column] = [Math.floor((y - start) / scale), Math.floor((x - start) / scale)];
      const [top, left] = [start + row * scale, start + column * scale];
      const isCode = Math.min(row, column) >= 0 && Math.max(row, column) < count;
      assert.equal(isBlack(x, y), isCode && isBlack(left, top), `the pixel ${x}, ${y} is its module`);
      const line = modules[row];
      if (isCode && line !== undefined) line[column] = isBlack(x, y);
    }
  return { ...readModules(modules), size };
}

function pixelsOf(png: Buffer): { size: number; isBlack: (x: number, y: number) => boolean } {
  assert.equal(png.subarray(0, 8).toString('hex'), '89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    assert.equal(png.readUInt32BE(at + 8 + length), crc32(body));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  assert.deepEqual([...chunks.keys()], ['IHDR', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  const size = header.readUInt32BE(0);
  assert.equal(header.readUInt32BE(4), size);
  assert.deepEqual([...header.subarray(8)], [1, 0, 0, 0, 0], 'one bit of grey, not interlaced');
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(size / 8);
  assert.equal(rows.length, stride * size);
  for (let y = 0; y < size; y += 1) assert.equal(rows[y * stride], 0, 'rows are not filtered');
  return {
    size,
    isBlack: (x, y) => ((rows[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0,
  };
}
