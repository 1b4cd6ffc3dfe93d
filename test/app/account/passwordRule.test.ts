import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadJudge, strengthOf } from '#admin/screen/account/newPassword/passwordMeter.ts';
import { isWeakPassword } from '#service/account/password/weakPassword.ts';

const known = ['Ada Lovelace', 'ada.l@engines.example', 'Analytical Engines'];
const passwords = [
  '',
  'short',
  'ninechars',
  'liverpool1892',
  'password1234',
  'P@ssw0rd123',
  'qwertyuiop',
  '1234567890',
  'Lovelace-1815',
  'AnalyticalEngines26',
  'ada.l@engines.example',
  'motdepasse1',
  'blue-monkey',
  'tangerine orbit 41',
  'correct horse battery staple',
  'vK8#mQz2!tRw',
  'x'.repeat(256),
];

test('the meter and the service agree on every password', async () => {
  const judge = await loadJudge();
  const refused = [];
  for (const password of passwords) {
    const strength = strengthOf(judge, password, known);
    const isWeak = await isWeakPassword(password, known);
    assert.equal(isWeak, strength === 'short' || strength === 'weak', `${password}: ${strength}`);
    if (isWeak) refused.push(password);
  }
  assert.ok(refused.includes('liverpool1892') && !refused.includes('vK8#mQz2!tRw'), 'both kinds were tried');
});
