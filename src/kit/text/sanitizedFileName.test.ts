import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sanitizedFileName } from './sanitizedFileName.ts';

const rows: [name: string, harmless: string][] = [
  ['photo.png', 'photo.png'],
  ['résumé 履歴.pdf', 'résumé 履歴.pdf'],
  ['.htaccess', '.htaccess'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['❤\ufe0f 👩\u200d🚀.png', '❤\ufe0f 👩\u200d🚀.png'],
  ['inv\u202efdp.exe', 'invfdp.exe'],
  ['\u2067a\u2069\u061c\u200f\u200e.txt', 'a.txt'],
  ['cv\u200b\u2060\ufeff\u00ad.pdf', 'cv.pdf'],
  ['cv.p\u200dd\u200cf', 'cv.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..\\..\\boot.ini', '.._.._boot.ini'],
  ['a\r\nb\u0000\u0085c', 'a__b__c'],
  ['..', ''],
  ['.\u202e.', ''],
];

for (const [name, harmless] of rows)
  test(`the name ${JSON.stringify(name)}`, () => assert.equal(sanitizedFileName(name), harmless));

test('a harmless name stays as it is, and has no path and nothing that turns it around', () => {
  const piece = fc.constantFrom(
    'a',
    '.',
    '/',
    '\\',
    '履',
    '\u200c',
    '\u200d',
    '\u202e',
    '\u200b',
    '\n',
    '👩',
    ' ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (name) => {
      const harmless = sanitizedFileName(name);
      assert.equal(sanitizedFileName(harmless), harmless);
      assert.doesNotMatch(harmless, /[/\\\p{Cc}\p{Bidi_Control}\u200b\ufeff]|^\.{1,2}$/u);
    }),
  );
});
