import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowReload, injectReload } from './injectReload.ts';

test('the script goes into the head, and to the end of a page without one', () => {
  const tag = '<script src="/__dev/reload.js" defer></script>';
  assert.equal(
    injectReload('<head><title>a</title></head><body></head></body>'),
    `<head><title>a</title>${tag}</head><body></head></body>`,
  );
  assert.equal(injectReload('<p>a'), `<p>a${tag}`);
});

test('a policy allows script and events of its own origin, and keeps the rest', () => {
  const rows: [string, string][] = [
    [
      "default-src 'none'; frame-ancestors 'none'",
      "default-src 'none'; frame-ancestors 'none'; script-src 'self'; connect-src 'self'",
    ],
    [
      "script-src 'sha256-a'; connect-src 'none'; sandbox",
      "script-src 'sha256-a' 'self'; connect-src 'self'; sandbox",
    ],
    ["script-src 'self'; connect-src 'self'", "script-src 'self'; connect-src 'self'"],
  ];
  for (const [given, allowed] of rows) assert.equal(allowReload(given), allowed);
});
