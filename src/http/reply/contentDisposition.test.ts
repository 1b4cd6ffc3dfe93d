import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sanitizedFileName } from '#kit/text/sanitizedFileName.ts';
import { attachment } from './contentDisposition.ts';

const rows: [name: string, header: string][] = [
  ['photo.png', `attachment; filename="photo.png"; filename*=UTF-8''photo.png`],
  ['my file.txt', `attachment; filename="my file.txt"; filename*=UTF-8''my%20file.txt`],
  ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b_c.txt`],
  ['a\r\nSet-Cookie: x', `attachment; filename="a__Set-Cookie: x"; filename*=UTF-8''a__Set-Cookie%3A%20x`],
  [
    'résumé 履歴.pdf',
    `attachment; filename="r_sum_ __.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%E5%B1%A5%E6%AD%B4.pdf`,
  ],
  ['100%.txt', `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
  ["it's (1)*.txt", `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ['inv\u202efdp.exe', `attachment; filename="invfdp.exe"; filename*=UTF-8''invfdp.exe`],
  ['..', `attachment; filename="file"; filename*=UTF-8''file`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
];

for (const [name, header] of rows) {
  test(`the name ${JSON.stringify(name)}`, () => assert.equal(attachment(name), header));
}

test('no name, however odd, can add to the header, and its UTF-8 form gives it back, made harmless', () => {
  const name = fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    minLength: 1,
  });
  fc.assert(
    fc.property(name, (original) => {
      const match = /^attachment; filename="([\x20-\x7e]+)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(
        attachment(original),
      );
      assert.ok(match);
      assert.doesNotMatch(match[1] ?? '', /["\\]/);
      assert.equal(decodeURIComponent(match[2] ?? ''), sanitizedFileName(original.toWellFormed()) || 'file');
    }),
  );
});
