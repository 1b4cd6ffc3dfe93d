import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { problemCodes, problems } from './problem.ts';
import { problemBody } from './problemBody.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'errors.md'), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| (\w+) \| (.*) \|$/gm)];

test('docs/errors.md lists exactly the codes that the service uses, each with its status and type', () => {
  const documented = rows.map(([, code, status, type]) => `${code} ${status} ${type}`);
  const used = problemCodes.map((code) => `${code} ${problems[code].status} ${problems[code].type}`);
  assert.deepEqual(documented.toSorted(), used.toSorted());
});

test('docs/errors.md says of each code when it happens', () => {
  for (const [row, , , , when = ''] of rows) assert.ok(when.length > 10, row);
});

test('the type of every problem is one that the shape allows', () => {
  for (const code of problemCodes) {
    const { type, message } = problems[code];
    assert.equal(problemBody.safeParse({ error: { type, code, message } }).success, true, code);
  }
});
