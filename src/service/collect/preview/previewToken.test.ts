import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newSecrets } from '#store/secrets.ts';
import { AccountKeys } from '../../account/context/accountKeys.ts';
import { isPreviewToken, previewLink } from './previewToken.ts';

const keys = new AccountKeys(newSecrets());
const now = Date.UTC(2026, 0, 31);

function tokenFor(form: string): string {
  const { url } = previewLink(keys, 'https://forms.example.org', form, { now });
  return new URL(url).searchParams.get('token') ?? '';
}

test('a link opens the draft of its form until it expires', () => {
  const { url, expiresAt } = previewLink(keys, 'https://forms.example.org', 'abcd1234', { now, days: 2 });
  assert.match(url, /^https:\/\/forms\.example\.org\/f\/abcd1234\/preview\?token=\d+\.[\w-]{43}$/);
  const token = new URL(url).searchParams.get('token');
  assert.equal(expiresAt, now + 2 * 24 * 3_600_000);
  assert.equal(isPreviewToken(keys, 'abcd1234', token, expiresAt - 1), true);
  assert.equal(isPreviewToken(keys, 'abcd1234', token, expiresAt), false);
});

test('no other token opens it', () => {
  const token = tokenFor('abcd1234');
  const later = token.replace(/^\d+/, (until) => String(Number(until) + 1));
  for (const wrong of [null, '', 'x', later, `${token}A`, tokenFor('abcd1235'), token.replace('.', '')])
    assert.equal(isPreviewToken(keys, 'abcd1234', wrong, now), false, String(wrong));
  assert.equal(isPreviewToken(new AccountKeys(newSecrets()), 'abcd1234', token, now), false);
});
