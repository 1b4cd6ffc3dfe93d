import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange } from '../action/action.ts';
import { keptExchange, keptOutcome } from './keptExchange.ts';

const exchange: Exchange = {
  request: {
    method: 'POST',
    url: 'https://shop.example.org/hook?from=ana@example.org',
    headers: { 'content-type': 'application/json', 'x-email': 'ana@example.org' },
    body: '{"email":"ana@example.org"}',
  },
  answer: { status: 400, headers: { 'x-seen': 'ana@example.org' }, body: 'ana@example.org is not known' },
};
const refused = {
  kind: 'refused',
  error: { code: 'status_400', detail: 'The service said: ana@example.org is not known' },
  exchange,
} as const;

test('of a form in privacy mode the history keeps nothing that people answered or that repeats it', () => {
  const isPrivate = true;
  const kept = keptExchange(exchange, new Set(), { isPrivate });
  const { error } = { error: undefined, ...keptOutcome(refused, new Set(), { isPrivate }) };
  assert.ok(!JSON.stringify([kept, error]).includes('ana'));
  assert.deepEqual(kept.request.headers, { 'content-type': '***', 'x-email': '***' });
  assert.deepEqual(error, { code: 'status_400', detail: '' });
});

test('of other forms it keeps the exchange and the words of the receiver, without secrets', () => {
  const kept = keptExchange(exchange, new Set(['application']), { isPrivate: false });
  assert.equal(kept.request.headers['x-email'], 'ana@example.org');
  assert.equal(kept.request.headers['content-type'], '***/json');
  assert.deepEqual(keptOutcome(refused, new Set(), { isPrivate: false }), refused);
});

test('an error without an answer is in our own words, which stay', () => {
  const error = { code: 'timeout', detail: 'shop.example.org did not answer in time.' };
  const outcome = { kind: 'failed', error, exchange: { ...exchange, answer: null } } as const;
  assert.deepEqual(keptOutcome(outcome, new Set(), { isPrivate: true }), outcome);
});
