import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { imageSize } from './imageSize.ts';

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const riff = (rest: string) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), bytes(rest)]);

/** Each is 300 wide and 200 high. */
const headers: readonly [string, string, Buffer][] = [
  ['PNG', 'image/png', bytes('89504e470d0a1a0a 0000000d 49484452 0000012c 000000c8')],
  ['GIF', 'image/gif', bytes('474946383961 2c01 c800')],
  ['JPEG', 'image/jpeg', bytes('ffd8 ffe0 0004 0000 ff ffc4 0003 00 ffc2 0011 08 00c8 012c 03')],
  ['lossy WebP', 'image/webp', riff('56503820 00000000 000000 9d012a 2c01 c800')],
  ['lossless WebP', 'image/webp', riff('5650384c 00000000 2f 2bc13100')],
  ['extended WebP', 'image/webp', riff('56503858 0a000000 00000000 2b0100 c70000')],
];

describe('the size of a picture', () => {
  for (const [name, type, header] of headers) {
    test(`is read from a ${name}, and from no shorter piece of it`, () => {
      assert.deepEqual(imageSize(header, type), { width: 300, height: 200 });
      for (let end = 0; end < header.length - 2; end += 1)
        assert.equal(imageSize(header.subarray(0, end), type), undefined);
    });
  }

  test('is not read from a JPEG that never begins a frame, nor from another type', () => {
    assert.equal(imageSize(bytes('ffd8 ffe0 0004 0000 0000'), 'image/jpeg'), undefined);
    assert.equal(imageSize(Buffer.from('<svg width="1">'), 'image/svg+xml'), undefined);
  });
});
