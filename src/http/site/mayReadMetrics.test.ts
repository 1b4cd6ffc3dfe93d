import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { mayReadMetrics } from './mayReadMetrics.ts';

function may(headers: IncomingHttpHeaders, from = '127.0.0.1', token?: string): boolean {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from });
  return mayReadMetrics({ headers, socket }, token);
}

test('this machine reads them by its own names', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '127.0.0.7', '[::1]:3000', 'canvass.localhost'])
    for (const from of ['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])
      assert.equal(may({ host }, from), true, `${host} from ${from}`);
});

test('a page whose name was made to point here does not', () => {
  for (const host of ['evil.example:3000', '127.0.0.1.evil.example', 'localhost.evil.example', '', undefined])
    assert.equal(may({ host }), false, String(host));
});

test('other machines do not, nor does what a proxy passes on', () => {
  const host = 'localhost:3000';
  for (const from of ['192.0.2.7', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', ''])
    assert.equal(may({ host }, from), false, from);
  for (const name of [
    'x-forwarded-for',
    'forwarded',
    'via',
    'x-real-ip',
    'x-forwarded-host',
    'x-forwarded-proto',
  ])
    assert.equal(may({ host, [name]: 'a' }), false, name);
});

test('the token opens them from anywhere, and a wrong one nowhere', () => {
  const far = (authorization: string) =>
    may({ host: 'forms.example.org', authorization, via: 'a' }, '192.0.2.7', 'right');
  assert.equal(far('Bearer right'), true);
  assert.equal(far('bearer right'), true);
  assert.equal(far('Bearer wrong'), false);
  assert.equal(may({ host: 'localhost', authorization: 'Bearer wrong' }, '127.0.0.1', 'right'), false);
  assert.equal(may({ host: 'evil.example', authorization: 'Bearer right' }), false, 'no token was set');
});
