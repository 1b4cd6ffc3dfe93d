import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAllowedHosts } from './allowedHosts.ts';

test('names, endings of names and ranges of addresses are allowed', () => {
  const hosts = readAllowedHosts(' Hooks.internal, *.lan, 10.1.0.0/16, loopback ');
  assert.ok(hosts !== undefined);
  assert.deepEqual(
    ['hooks.internal', 'HOOKS.INTERNAL.', 'printer.lan', 'lan', 'evil-lan', 'internal'].map((name) =>
      hosts.hasName(name),
    ),
    [true, true, true, false, false, false],
  );
  assert.deepEqual(
    ['10.1.2.3', '10.2.0.1', '127.0.0.1', '::1'].map((address) => hosts.addresses.has(address)),
    [true, false, true, true],
  );
});

test('mistyped hosts are refused as a whole', () => {
  for (const text of ['https://hooks.internal', '10.1.0.0/33', '10.1.0', 'a b', '*', 'hooks.internal:80'])
    assert.equal(readAllowedHosts(text), undefined, text);
});
