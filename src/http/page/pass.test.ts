import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPass, writePass } from './pass.ts';

const form = { id: 'form1', settings: { password_hash: 'hash1' } };
const now = 1_700_000_000_000;

test('a pass lets into its form until the password changes or a day is over', () => {
  const pass = writePass('key', form, now);
  assert.ok(isPass('key', form, pass, now + 86_399_000));
  assert.ok(!isPass('key', form, pass, now + 86_400_000));
  assert.ok(!isPass('key', { ...form, id: 'form2' }, pass, now));
  assert.ok(!isPass('key', { ...form, settings: { password_hash: 'hash2' } }, pass, now));
  assert.ok(!isPass('other', form, pass, now));
  assert.ok(!isPass('key', form, pass.replace('17', '18'), now));
  for (const odd of [undefined, '', '.', '1e15.x', `${'9'.repeat(99)}.x`, '1800000000000.'])
    assert.ok(!isPass('key', form, odd, now));
});
