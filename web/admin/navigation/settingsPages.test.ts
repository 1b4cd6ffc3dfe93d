import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayOpen, settingsPages } from './settingsPages.ts';

const openTo = (role: 'owner' | 'admin' | 'member') =>
  settingsPages.filter((page) => mayOpen(page, role)).map(({ id }) => id);

test('members find the general page alone, owners and admins all of them', () => {
  assert.deepEqual(openTo('member'), ['general']);
  assert.equal(openTo('admin').length, settingsPages.length);
  assert.deepEqual(openTo('owner'), openTo('admin'));
});
