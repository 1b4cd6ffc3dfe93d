import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostAddress } from './hostAddress.ts';

const cases: [said: string | null | undefined, kept: string | undefined][] = [
  ['https://example.org/contact', 'https://example.org/contact'],
  ['http://example.org/contact?page=2', 'http://example.org/contact?page=2'],
  ['https://ana:secret@example.org/', 'https://example.org/'],
  ['javascript:alert(1)', undefined],
  ['/contact', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [`https://example.org/${'a'.repeat(2000)}`, undefined],
];

for (const [said, kept] of cases) {
  test(`the page around a form that says ${JSON.stringify(said)?.slice(0, 40)} is kept as ${kept}`, () => {
    assert.equal(hostAddress(said), kept);
  });
}
