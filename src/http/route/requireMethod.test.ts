import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../problem.ts';
import { requireMethod } from './requireMethod.ts';

const rows: [allowed: string[], sentence: string][] = [
  [['POST'], 'Only POST is possible here.'],
  [['GET', 'HEAD'], new Problem('method_not_allowed').message],
  [['GET', 'HEAD', 'PUT', 'DELETE'], 'Only GET, HEAD, PUT and DELETE are possible here.'],
];
for (const [allowed, message] of rows)
  test(message, () => {
    const headers = ['Allow', allowed.join(', ')];
    const refusal = { code: 'method_not_allowed', message, headers };
    assert.throws(
      () => requireMethod({ row: {}, names: [], values: [], isAllowed: false, allowed }),
      refusal,
    );
    requireMethod({ row: {}, names: [], values: [], isAllowed: true, allowed });
  });
