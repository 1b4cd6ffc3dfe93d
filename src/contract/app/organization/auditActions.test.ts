import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { auditActions } from './auditActions.ts';

test('docs/organisation-data.md lists exactly the actions that are written down, in their order', () => {
  const path = join(import.meta.dirname, '../../../../docs/organisation-data.md');
  const rows = [...readFileSync(path, 'utf8').matchAll(/^\| `([a-z]+\.[a-z_]+)` \| (.{10,}) \|$/gm)];
  assert.deepEqual(
    rows.map(([, action]) => action),
    auditActions,
  );
});
