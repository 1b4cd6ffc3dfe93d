import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '../definition/document.ts';
import { mergedFields } from './mergedFields.ts';

test('options of all versions have a bound, and those of the newest are always there', () => {
  const versions = Array.from(
    { length: 20 },
    (_, version): FormDefinition => ({
      format: 2,
      pages: [
        {
          id: 'page1',
          label: '',
          fields: [
            {
              id: 'field1',
              type: 'dropdown',
              label: 'One',
              options: Array.from({ length: 5000 }, (_option, at) => ({
                value: `v${version}_${at}`,
                label: `Option ${at}`,
              })),
            },
            { id: `field${version + 2}`, type: 'email', label: 'Removed soon' },
          ],
        },
      ],
    }),
  );
  const merged = mergedFields(versions);
  assert.equal(merged.length, 21, 'no field is missing');
  const [one] = merged;
  assert.equal(one?.options.length, 40_000);
  assert.equal(one.options[0]?.value, 'v0_0');
});
