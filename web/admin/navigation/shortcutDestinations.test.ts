import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { texts as english } from '../texts/compiled/language/en.ts';
import { shortcutDestinations } from './shortcutDestinations.ts';

describe('the keys that lead somewhere', () => {
  const keys = (role: 'owner' | 'admin' | 'member') =>
    shortcutDestinations({ id: 'o1', role }, english).map((place) => place.keys);

  test('lead those who look after an organisation to all of it', () => {
    assert.deepEqual(keys('owner'), ['g f', 'g s', 'g m', 'g k', 'g a']);
    assert.deepEqual(keys('admin'), keys('owner'));
  });
  test('lead members to nothing that is refused to them', () =>
    assert.deepEqual(keys('member'), ['g f', 'g s', 'g a']));
  test('lead to what is one’s own where there is no organisation', () =>
    assert.deepEqual(
      shortcutDestinations(undefined, english).map(({ to }) => to),
      ['/app/account'],
    ));
});
