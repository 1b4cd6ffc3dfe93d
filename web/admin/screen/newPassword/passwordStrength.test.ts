import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordStrength } from './passwordStrength.ts';

test('says how hard a password is to guess', () => {
  const cases: [string, string][] = [
    ['', 'short'],
    ['k7#Qx!2pL', 'short'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['1234567890', 'weak'],
    ['Password2026', 'weak'],
    ['passwordpassword', 'weak'],
    ['AdaLovelace1', 'weak'],
    ['abababababababababab', 'weak'],
    ['teal-harbour', 'fair'],
    ['correct horse battery staple', 'strong'],
    ['k7#Qx!2pLw9&zT', 'strong'],
    ['пароль медведь река', 'strong'],
  ];
  for (const [password, expected] of cases)
    assert.equal(passwordStrength(password, ['Ada Lovelace', 'ada@example.org']), expected, password);
});
