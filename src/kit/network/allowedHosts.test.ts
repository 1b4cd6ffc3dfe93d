import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConnectionTarget, readAllowedHosts } from './allowedHosts.ts';

/** Which targets are allowed; a target is a name or an address. */
function allowed(text: string, targets: readonly Partial<ConnectionTarget>[]): boolean[] {
  const hosts = readAllowedHosts(text);
  assert.ok(hosts !== undefined, text);
  const other = { host: 'other.test', address: '192.0.2.1', port: 443, organizationId: 'acme' };
  return targets.map((target) => hosts.allows({ ...other, ...target }));
}

test('names, endings of names and ranges of addresses are allowed', () => {
  const text = ' Hooks.internal, *.lan, 10.1.0.0/16, loopback ';
  const names = ['hooks.internal', 'HOOKS.INTERNAL.', 'printer.lan', 'lan', 'evil-lan', 'internal'];
  assert.deepEqual(
    allowed(
      text,
      names.map((host) => ({ host })),
    ),
    [true, true, true, false, false, false],
  );
  const addresses = ['10.1.2.3', '10.2.0.1', '127.0.0.1', '::1'];
  assert.deepEqual(
    allowed(
      text,
      addresses.map((address) => ({ address })),
    ),
    [true, false, true, true],
  );
});

test('a port belongs to its own host, and without one any port is allowed', () => {
  const text = 'hooks.internal:8443, 10.0.0.0/8:80, [fd00::/8]:81, open.internal, ::1';
  assert.deepEqual(
    allowed(text, [
      { host: 'hooks.internal', port: 8443 },
      { host: 'hooks.internal', port: 443 },
      { address: '10.1.2.3', port: 80 },
      { address: '10.1.2.3', port: 8443 },
      { address: 'fd00::1', port: 81 },
      { address: 'fd00::1', port: 80 },
      { host: 'open.internal', port: 1 },
      { address: '::1', port: 22 },
    ]),
    [true, false, true, false, true, false, true, true],
  );
});

test('a host may be for some organisations alone', () => {
  const text = 'crm.internal:443=acme|Globex, *.lan';
  assert.deepEqual(
    allowed(text, [
      { host: 'crm.internal', organizationId: 'acme' },
      { host: 'crm.internal', organizationId: 'Globex' },
      { host: 'crm.internal', organizationId: 'globex' },
      { host: 'crm.internal', organizationId: undefined },
      { host: 'crm.internal', organizationId: 'acme', port: 80 },
      { host: 'a.lan', organizationId: 'initech' },
    ]),
    [true, true, false, false, false, true],
  );
  assert.equal(readAllowedHosts(text)?.namesOrganizations, true);
  assert.equal(readAllowedHosts('*.lan:80')?.namesOrganizations, false);
});

test('mistyped hosts are refused as a whole', () => {
  const mistyped = ['https://hooks.internal', '10.1.0.0/33', '10.1.0', 'a b', '*'];
  mistyped.push(
    'hooks.internal:0',
    'hooks.internal:65536',
    'hooks.internal:',
    ':80',
    '[fd00::1',
    'fd00::1:x',
  );
  mistyped.push('crm.internal=', 'crm.internal=a=b', 'crm.internal=a|', '=acme', 'crm.internal=a b');
  for (const text of mistyped) assert.equal(readAllowedHosts(`ok.lan, ${text}`), undefined, text);
});
