import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTicket, writeTicket } from './ticket.ts';

test('a ticket tells when the page was shown, to the form it was made for and to nobody else', () => {
  const ticket = writeTicket('key', 'form1', 1_700_000_000_000);
  assert.equal(readTicket('key', 'form1', ticket), 1_700_000_000_000);
  assert.equal(readTicket('key', 'form2', ticket), undefined);
  assert.equal(readTicket('other', 'form1', ticket), undefined);
  assert.equal(readTicket('key', 'form1', ticket.replace('17', '16')), undefined);
  for (const odd of [undefined, '', '.', '1e3.x', `${'9'.repeat(99)}.x`, '1700000000000.'])
    assert.equal(readTicket('key', 'form1', odd), undefined);
});
