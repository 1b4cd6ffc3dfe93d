import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day } from '#kit/time/durations.ts';
import type { OrganizationId } from '#store/tables.ts';
import { isFileLinkValid, signFileLink } from './fileLink.ts';

const key = 'a secret';
const organization = 'acme' as OrganizationId;
const file = '0b7e3c1e-8a6e-4f0e-9d57-0d8f9a2b3c4d';
const morning = Date.UTC(2026, 4, 10);

function read(query: string): { expires: string; signature: string } {
  const parameters = new URLSearchParams(query);
  return { expires: parameters.get('expires') ?? '', signature: parameters.get('signature') ?? '' };
}

test('the text is the same for a whole day and another on the next', () => {
  const link = signFileLink(key, organization, file, morning);
  assert.match(link, /^expires=\d+&signature=[\w-]{43}$/);
  assert.equal(signFileLink(key, organization, file, morning + day - 1), link);
  assert.notEqual(signFileLink(key, organization, file, morning + day), link);
});

test('it ends at the start of a day, 7 to 8 days ahead', () => {
  for (const now of [morning, morning + 1, morning + day / 2, morning + day - 1]) {
    const expires = Number(read(signFileLink(key, organization, file, now)).expires) * 1000;
    assert.equal(expires % day, 0);
    assert.ok(expires - now > 7 * day && expires - now <= 8 * day);
  }
});

test('it holds until it expires and not a moment longer', () => {
  const link = read(signFileLink(key, organization, file, morning));
  const end = Number(link.expires) * 1000;
  assert.equal(isFileLinkValid(key, organization, file, link, morning), true);
  assert.equal(isFileLinkValid(key, organization, file, link, end - 1), true);
  assert.equal(isFileLinkValid(key, organization, file, link, end), false);
});

test('it holds for one file of one organisation under one secret', () => {
  const link = read(signFileLink(key, organization, file, morning));
  assert.equal(isFileLinkValid('another secret', organization, file, link, morning), false);
  assert.equal(isFileLinkValid(key, 'other' as OrganizationId, file, link, morning), false);
  assert.equal(isFileLinkValid(key, organization, `${file}0`, link, morning), false);
});

test('nothing in it can be changed', () => {
  const { expires, signature } = read(signFileLink(key, organization, file, morning));
  const later = String(Number(expires) + 86_400);
  for (const link of [
    { expires: later, signature },
    { expires: '', signature },
    { expires: 'x', signature },
    { expires: `${expires}e0`, signature },
    { expires: ` ${expires}`, signature },
    { expires: '9'.repeat(400), signature },
    { expires, signature: '' },
    { expires, signature: signature.slice(1) },
    { expires, signature: `${signature}A` },
    { expires, signature: (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1) },
    { expires, signature: 'é'.repeat(43) },
  ]) {
    assert.equal(isFileLinkValid(key, organization, file, link, morning), false, JSON.stringify(link));
  }
});
