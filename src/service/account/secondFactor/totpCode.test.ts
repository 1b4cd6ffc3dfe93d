import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTotpSecret, totpStep, totpUri } from './totpCode.ts';

/** The secret of RFC 6238; its appendix B lists the codes, of which Canvass uses the last six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('codes are those of RFC 6238, and count one step before and after their own', () => {
  for (const [second, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [2000000000, '279037'],
  ] as const) {
    const step = Math.floor(second / 30);
    for (const distance of [-30, 0, 30])
      assert.equal(totpStep(secret, code, (second + distance) * 1000), step);
    for (const distance of [-60, 60])
      assert.equal(totpStep(secret, code, (second + distance) * 1000), undefined);
  }
  for (const code of ['', '28708', '2870820', 'abcdef'])
    assert.equal(totpStep(secret, code, 59_000), undefined);
});

test('each person gets a secret of their own, and an address that authenticator apps read', () => {
  assert.match(newTotpSecret(), /^[A-Z2-7]{32}$/);
  assert.notEqual(newTotpSecret(), newTotpSecret());
  const address = new URL(totpUri(secret, 'ada+1@example.org', 'https://forms.example.org:8443/base'));
  assert.equal(address.searchParams.get('secret'), secret);
  assert.equal(address.searchParams.get('issuer'), 'Canvass (forms.example.org)');
  assert.match(address.pathname, /ada%2B1%40example\.org$/);
});
