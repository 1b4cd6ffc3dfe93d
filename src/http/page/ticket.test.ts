import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFreshTicket, readTicket, writeTicket } from './ticket.ts';

const time = 1_700_000_000_000;
const form1 = { formId: 'form1', test: false };

test('a ticket tells when the page was shown, to the form and mode it was made for and to nobody else', () => {
  const ticket = writeTicket('key', form1, time);
  assert.equal(readTicket('key', form1, ticket), time);
  assert.equal(readTicket('key', { ...form1, formId: 'form2' }, ticket), undefined);
  assert.equal(readTicket('key', { ...form1, test: true }, ticket), undefined);
  assert.equal(readTicket('key', form1, writeTicket('key', { ...form1, test: true }, time)), undefined);
  assert.equal(readTicket('other', form1, ticket), undefined);
  assert.equal(readTicket('key', form1, ticket.replace('17', '16')), undefined);
  for (const odd of [undefined, '', '.', '1e3.x', `${'9'.repeat(99)}.x`, '1700000000000.', '1-2-3.x', '-1.x'])
    assert.equal(readTicket('key', form1, odd), undefined);
});

test('a page sends files for a day from when it was given out, however long ago it was first shown', () => {
  const day = 86_400_000;
  const fresh = writeTicket('key', form1, time);
  assert.ok(isFreshTicket('key', form1, fresh, time + day - 1));
  assert.ok(!isFreshTicket('key', form1, fresh, time + day));
  const resumed = writeTicket('key', form1, time, time + 5 * day);
  assert.equal(readTicket('key', form1, resumed), time);
  assert.ok(isFreshTicket('key', form1, resumed, time + 6 * day - 1));
  assert.ok(!isFreshTicket('key', form1, resumed, time + 6 * day));
  assert.ok(!isFreshTicket('key', form1, resumed.replace('-17', '-18'), time), 'nobody moves the time on');
});
