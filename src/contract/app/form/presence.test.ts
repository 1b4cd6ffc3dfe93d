import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportedFields } from './presence.ts';

test('the selected fields are reported up to a few kilobytes', () => {
  const some = Array.from({ length: 300 }, (_, index) => `field${index}`);
  assert.deepEqual(reportedFields(some), some);
  const many = Array.from({ length: 5000 }, (_, index) => `field${index}`);
  const reported = reportedFields(many);
  assert.ok(JSON.stringify(reported).length <= 4000);
  assert.deepEqual(reported, many.slice(0, reported.length));
  assert.deepEqual(reportedFields(['field1', 'ü'.repeat(2000)]), ['field1']);
});
