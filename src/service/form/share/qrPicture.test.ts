import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQrPicture } from '#render/share/testing/readQrPicture.ts';
import { qrPicture } from './qrPicture.ts';

const address = 'https://forms.example.org/f/k3x9m2ab';
const long = `https://forms.example.org/${'long/'.repeat(13)}f/k3x9m2ab`;

for (const [of, size] of [
  [address, undefined],
  [address, 64],
  [address, 300],
  [address, 1001],
  [long, 64],
  [long, 555],
] as const)
  test(`a picture of ${of.length} characters in ${size ?? 'no given number of'} pixels is read back`, async () => {
    assert.deepEqual(readQrPicture(await qrPicture(of, size)), { level: 'M', text: of, size: size ?? 1024 });
  });

test('an address with more modules than pixels gets one pixel for each', async () => {
  const picture = await qrPicture(`https://forms.example.org/f/${'a'.repeat(900)}`, 64);
  assert.ok(picture.readUInt32BE(16) > 64);
});
