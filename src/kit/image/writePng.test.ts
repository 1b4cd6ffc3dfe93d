import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { imageSize } from './imageSize.ts';
import { writePng } from './writePng.ts';

for (const [colours, header, row] of [
  ['black and white', [1, 0, 0, 0, 0], [0, 0b10100000]],
  ['rgba', [8, 6, 0, 0, 0], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
] as const)
  test(`writes a picture, ${colours}`, async () => {
    const rows = Uint8Array.from([...row, ...row]);
    const png = await writePng({ width: 3, height: 2, colours, rows });
    assert.deepEqual(imageSize(png, 'image/png'), { width: 3, height: 2 });
    assert.deepEqual([...png.subarray(24, 29)], header);
    const at = png.indexOf('IDAT');
    assert.deepEqual(
      new Uint8Array(inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))),
      rows,
    );
  });
