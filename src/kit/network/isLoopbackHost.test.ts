import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopbackHost } from './isLoopbackHost.ts';

test('loopback has several names, and similar names are not loopback', () => {
  for (const address of ['http://localhost', 'http://a.localhost', 'http://127.0.0.2', 'http://[::1]:3000'])
    assert.equal(isLoopbackHost(new URL(address).hostname), true, address);
  for (const address of [
    'http://localhost.example.org',
    'http://127.0.0.1.example.org',
    'http://192.168.0.2',
  ])
    assert.equal(isLoopbackHost(new URL(address).hostname), false, address);
});
