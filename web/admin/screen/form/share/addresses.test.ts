import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settings } from '#form/schema/settings.ts';
import { addressBy, isSlug } from './addresses.ts';

test('the address keeps its start, also below a path', () => {
  assert.equal(addressBy('https://a.example/f/party', 'k3x9m2ab'), 'https://a.example/f/k3x9m2ab');
  assert.equal(addressBy('https://a.example/forms/f/k3x9m2ab', ''), 'https://a.example/forms/f/');
});

test('readable addresses are what the settings accept', () => {
  const words = ['party', 'summer-party', 'a', 'k3x9m2ab', '-a', 'a-', 'A', 'a b', 'ä', '', 'a'.repeat(65)];
  for (const slug of words) assert.equal(isSlug(slug), settings.safeParse({ slug }).success, slug);
});
