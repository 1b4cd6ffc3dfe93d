import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrganizationSettings } from './organizationSettings.ts';

test('a setting that is invalid by now counts as missing, and the others stay', () => {
  const stored = { accent: 'red', time_zone: 'Europe/Stockholm', second_factor_required: true };
  assert.deepEqual(readOrganizationSettings(JSON.stringify(stored)), {
    time_zone: 'Europe/Stockholm',
    second_factor_required: true,
  });
  for (const nothing of ['{}', 'null', '[]', '3']) assert.deepEqual(readOrganizationSettings(nothing), {});
});
