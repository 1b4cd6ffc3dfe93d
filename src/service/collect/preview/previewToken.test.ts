import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newSecrets } from '#store/secrets.ts';
import { AccountKeys } from '../../base/accountKeys.ts';
import { previewLink, readPreviewToken } from './previewToken.ts';

const keys = new AccountKeys(newSecrets());
const now = Date.UTC(2026, 0, 31);

function tokenFor(form: string, userId?: string): string {
  const maker = userId === undefined ? {} : { userId };
  const { url } = previewLink(keys, 'https://forms.example.org', form, { now, ...maker });
  return new URL(url).searchParams.get('token') ?? '';
}

test('a link opens the draft of its form until it expires', () => {
  const { url, expiresAt } = previewLink(keys, 'https://forms.example.org', 'abcd1234', { now, days: 2 });
  assert.match(url, /^https:\/\/forms\.example\.org\/f\/abcd1234\/preview\?token=\d+\.[\w-]{43}$/);
  const token = new URL(url).searchParams.get('token');
  assert.equal(expiresAt, now + 2 * 24 * 3_600_000);
  assert.deepEqual(readPreviewToken(keys, 'abcd1234', token, expiresAt - 1), { maker: undefined });
  assert.equal(readPreviewToken(keys, 'abcd1234', token, expiresAt), undefined);
});

test('a link of a member names the member, and not another', () => {
  const userId = '0b8f3f0e-1111-4222-8333-444455556666';
  const token = tokenFor('abcd1234', userId);
  assert.deepEqual(readPreviewToken(keys, 'abcd1234', token, now), { maker: { userId, madeAt: now } });
  const [until, madeAt, , signed] = token.split('.');
  for (const wrong of [
    token.replace('0b8f', '0b8e'),
    `${until}.${signed}`,
    `${until}.${Number(madeAt) + 1}.${userId}.${signed}`,
  ])
    assert.equal(readPreviewToken(keys, 'abcd1234', wrong, now), undefined, wrong);
});

test('no other token opens it', () => {
  const token = tokenFor('abcd1234');
  const later = token.replace(/^\d+/, (until) => String(Number(until) + 1));
  for (const wrong of [null, '', 'x', later, `${token}A`, tokenFor('abcd1235'), token.replace('.', '')])
    assert.equal(readPreviewToken(keys, 'abcd1234', wrong, now), undefined, String(wrong));
  assert.equal(readPreviewToken(new AccountKeys(newSecrets()), 'abcd1234', token, now), undefined);
});
