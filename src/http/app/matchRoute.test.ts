import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchRoute } from './matchRoute.ts';

test('finds the route of a method and a path, with its parameters', () => {
  const found = matchRoute('DELETE', '/o/acme/keys/k1');
  assert.ok('name' in found);
  assert.equal(found.name, 'revokeKey');
  assert.deepEqual(found.params, { organization: 'acme', key: 'k1' });
});

test('what is written out stands before what could be anything', () => {
  for (const [method, path, name] of [
    ['POST', '/invitations/look', 'lookAtInvitation'],
    ['DELETE', '/account/sessions', 'endOtherSessions'],
    ['POST', '/o/acme/mail/test', 'testMail'],
  ] as const) {
    const found = matchRoute(method, path);
    assert.ok('name' in found && found.name === name, path);
  }
});

test('tells the methods of a path that has others, and none of a path that is none', () => {
  assert.deepEqual(matchRoute('GET', '/sign-in'), { methods: ['POST'] });
  for (const path of ['', '/', '/nothing', '/o//keys', '/o/acme/keys/', '/o/%zz/keys', '/start/'])
    assert.deepEqual(matchRoute('GET', path), { methods: [] }, path);
});

test('a parameter is decoded once and holds no slash of its own', () => {
  const found = matchRoute('GET', '/o/a%2Fb%252F/keys');
  assert.ok('params' in found);
  assert.deepEqual(found.params, { organization: 'a/b%2F' });
});
