import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relyingParty } from './relyingParty.ts';

const addresses = [
  { baseUrl: 'https://forms.example.org', expected: 'forms.example.org' },
  { baseUrl: 'https://forms.example.org:8443/below', expected: 'forms.example.org' },
  { baseUrl: 'http://localhost:3000', expected: 'localhost' },
  { baseUrl: 'http://canvass.localhost:3000', expected: 'canvass.localhost' },
  { baseUrl: 'http://forms.example.org', expected: undefined },
  { baseUrl: 'http://127.0.0.1:3000', expected: undefined },
  { baseUrl: 'https://192.0.2.7', expected: undefined },
  { baseUrl: 'https://[2001:db8::1]', expected: undefined },
  { baseUrl: '', expected: undefined },
];

for (const { baseUrl, expected } of addresses) {
  test(`passkeys at "${baseUrl}" ${expected === undefined ? 'are not possible' : `belong to ${expected}`}`, () => {
    assert.equal(relyingParty(baseUrl)?.id, expected);
  });
}

test('a passkey may be used on pages of the public address only, port included', () => {
  assert.equal(
    relyingParty('https://forms.example.org:8443/below')?.origin,
    'https://forms.example.org:8443',
  );
});
