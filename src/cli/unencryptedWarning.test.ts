import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unencryptedWarning } from './unencryptedWarning.ts';

test('a public address without https is warned of, unless it never leaves the machine', () => {
  for (const url of ['http://forms.example.org', 'http://192.168.1.20:3000', 'http://127.example.org'])
    assert.match(unencryptedWarning(url) ?? '', /sent unencrypted/, url);
  for (const url of [
    'https://forms.example.org',
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:80',
  ])
    assert.equal(unencryptedWarning(url), undefined, url);
});
