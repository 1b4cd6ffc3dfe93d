import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrCode } from './qrCode.ts';
import { readQrCode } from './testing/readQrCode.ts';

for (const address of [
  'https://forms.example.org/f/k3x9m2ab',
  'http://localhost:3000/f/k3x9m2ab',
  'https://a.b.co/f/k',
  `https://forms.example.org/${'long/'.repeat(13)}f/k3x9m2ab`,
]) {
  test(`a code of ${address.length} characters is read back as the address it was made of`, async () => {
    assert.deepEqual(readQrCode(await qrCode(address)), { level: 'M', text: address });
  });
}

test('the picture names its address, keeps its quiet zone and has the size that was asked for', async () => {
  const picture = await qrCode('https://forms.example.org/f/a?b=1&c=2', 300);
  assert.match(
    picture,
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 37 37" width="300" height="300"/,
  );
  assert.match(picture, /<title id="address">https:\/\/forms\.example\.org\/f\/a\?b=1&#38;c=2<\/title>/);
  assert.equal(picture.match(/<path/g)?.length, 2, 'the ground and one path');
  assert.doesNotMatch(await qrCode('https://forms.example.org/f/a'), / width=/);
});
