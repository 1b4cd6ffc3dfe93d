import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { readAddressSet } from '#kit/network/addressSet.ts';
import { clientAddress } from './clientAddress.ts';

const rows: [what: string, trusted: string, peer: string, forwarded: string | undefined, client: string][] = [
  ['nobody is trusted', '', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['not even this machine by itself', '', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['no header', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['an empty header', 'loopback', '127.0.0.1', '', '127.0.0.1'],
  ['one trusted proxy', 'loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['the peer is another than the trusted one', '10.0.0.1', '10.0.0.2', '198.51.100.1', '10.0.0.2'],
  ['the client wrote the header before', 'loopback', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two trusted proxies', 'loopback,private', '127.0.0.1', '9.9.9.9, 198.51.100.1, 10.0.0.7', '198.51.100.1'],
  ['everything is trusted', 'private', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['a trusted IPv6 proxy', '::1', '::1', '2001:DB8::0:1', '2001:db8::1'],
  ['IPv4 wrapped in IPv6', 'loopback', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['without blanks', 'loopback', '127.0.0.1', '1.1.1.1,198.51.100.1', '198.51.100.1'],
  ['with a port', 'loopback', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['IPv6 with a port', 'loopback', '127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['IPv6 in brackets', 'loopback', '127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['garbage', 'loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['garbage behind a proxy', 'loopback,private', '127.0.0.1', '198.51.100.1, x, 10.0.0.7', '10.0.0.7'],
  ['an empty place', 'loopback', '127.0.0.1', '198.51.100.1,', '127.0.0.1'],
  ['a comma first', 'loopback', '127.0.0.1', ',127.0.0.1', '127.0.0.1'],
  ['a name', 'loopback', '127.0.0.1', 'client.example.org', '127.0.0.1'],
  ['too many numbers', 'loopback', '127.0.0.1', '198.51.100.1.7', '127.0.0.1'],
];

for (const [what, trusted, peer, forwarded, client] of rows) {
  test(`${what}: ${client}`, () => {
    const request = requestFrom(peer);
    if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
    const proxies = readAddressSet(trusted);
    assert.ok(proxies);
    assert.equal(clientAddress(request, proxies), client);
  });
}

test('a connection that is gone has no address', () => {
  const proxies = readAddressSet('loopback');
  assert.ok(proxies);
  assert.equal(clientAddress(requestFrom(undefined), proxies), '');
});

function requestFrom(peer: string | undefined): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  return new IncomingMessage(socket);
}
