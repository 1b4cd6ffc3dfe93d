import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overflowIsUrl } from './overflowIsUrl.ts';

const long = 'a'.repeat(30_000);

const pieces: [what: string, piece: string, isUrl: boolean | undefined][] = [
  ['a request that ends inside its first line', `GET /${long}`, true],
  ['a long first line and its headers', `GET /${long} HTTP/1.1\r\nHost: a\r\n`, true],
  ['a short first line and a long header', `GET /v2 HTTP/1.1\r\nX: ${long}`, false],
  ['the middle of some line', long, undefined],
  ['the middle of a line with spaces', `${long} ${long}`, undefined],
  ['the rest of a first line', `${long} HTTP/1.1\r\nHost: a\r\n`, true],
  ['the rest of a header', `${long}\r\nHost: a\r\n`, false],
  ['a good request before a long URL', `GET /v2 HTTP/1.1\r\nHost: a\r\n\r\nGET /${long}`, true],
  [
    'a good request before a long header',
    `GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nX: ${long}`,
    false,
  ],
];

for (const [what, piece, isUrl] of pieces) {
  test(what, () => assert.equal(overflowIsUrl(piece), isUrl));
}
