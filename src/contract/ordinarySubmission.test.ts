import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isOrdinarySubmission } from './ordinarySubmission.ts';
import { submissionBody } from './submission.ts';

const plain = {
  submission_id: '0192b6a0-7c1e-4f5a-9d3e-2b8c4d6e8f10',
  test: false,
  answers: { field1: 'Ana' },
  url: 'https://example.org/contact',
  time_spent: 12,
  password: 'open sesame',
};

test('a plain submission is known without the schema', () => {
  assert.equal(isOrdinarySubmission(plain), true);
  assert.equal(isOrdinarySubmission({ answers: {} }), true);
});

test('what counts as plain is what the schema takes, and as it stands', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('', -1, 1e9, 1e10, NaN, 'x'.repeat(2001), [], {}, null),
  );
  const bodies = fc.oneof(
    fc.jsonValue(),
    fc
      .tuple(fc.constantFrom(...Object.keys(plain), 'other', '__proto__'), odd, fc.boolean())
      .map(([key, value, leaveOut]) => {
        const body: Record<string, unknown> = { ...plain };
        if (leaveOut) delete body[key];
        else
          Object.defineProperty(body, key, { value, enumerable: true, configurable: true, writable: true });
        return body;
      }),
  );
  fc.assert(
    fc.property(bodies, (body) => {
      if (!isOrdinarySubmission(body)) return;
      const parsed = submissionBody.safeParse(body);
      assert.ok(parsed.success, JSON.stringify(body));
      assert.deepEqual(parsed.data, body);
    }),
    { numRuns: 500 },
  );
});
