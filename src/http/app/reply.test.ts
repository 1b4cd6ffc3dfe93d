import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCookies } from './readCookies.ts';
import { cookieName, Reply } from './reply.ts';

test('over https a cookie belongs to the host alone', () => {
  const reply = new Reply('https://forms.example.org');
  reply.setCookie('session', 'abc', { seconds: 60 });
  assert.deepEqual(reply.headers, [
    'Set-Cookie',
    '__Host-canvass_session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure',
  ]);
});

test('over http it has a plain name, which browsers take', () => {
  const reply = new Reply('http://forms.example.org');
  reply.setCookie('session', 'abc');
  reply.clearCookie('session');
  assert.deepEqual(reply.headers, [
    'Set-Cookie',
    'canvass_session=abc; Path=/; HttpOnly; SameSite=Lax',
    'Set-Cookie',
    'canvass_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
});

test('installations at several ports of a host do not take each other for themselves', () => {
  assert.equal(cookieName('session', 'http://localhost:3001'), 'canvass_session_3001');
  assert.equal(cookieName('session', 'https://forms.example.org:8443'), '__Host-canvass_session_8443');
  assert.equal(cookieName('session', 'https://forms.example.org:443'), '__Host-canvass_session');
});

test('cookies are read as they were set, and the first of a name counts', () => {
  const cookies = readCookies(
    `other=1; ${cookieName('session', 'https://forms.example.org')}=a=b; __Host-canvass_session=planted; ;=x; y`,
  );
  assert.equal(cookies.get('__Host-canvass_session'), 'a=b');
  assert.equal(cookies.get('other'), '1');
  assert.equal(cookies.size, 2);
  assert.equal(readCookies(undefined).size, 0);
});
