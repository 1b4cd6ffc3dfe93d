import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWeakPassword } from './weakPassword.ts';

const ada = { email: 'Ada.Lovelace@example.org', name: 'Ada Lovelace' };

for (const password of [
  '1234567890',
  'Password123!',
  'password2026',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'ada.lovelace@example.org',
  'Ada Lovelace',
  'adalovelace1815',
])
  test(`"${password}" is weak`, () => assert.equal(isWeakPassword(password, ada), true));

for (const password of [
  'correct horse battery',
  'Grace Hopper 1906',
  'passwords are tedious',
  '7391 0284 5561',
  'крепкий пароль',
  'test of a long sentence',
])
  test(`"${password}" is not`, () => assert.equal(isWeakPassword(password, ada), false));
