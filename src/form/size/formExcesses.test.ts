import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkForm } from '../check/checkForm.ts';
import type { FormDefinition } from '../definition/document.ts';
import { readFormFile } from '../schema/text/readFormFile.ts';
import { formExcesses, maxInForm, newExcesses } from './formExcesses.ts';
import { type FormPart, formSize } from './formSize.ts';

function withFields(count: number): FormDefinition {
  return {
    format: 2,
    pages: Array.from({ length: Math.ceil(count / 400) }, (_, page) => ({
      id: `page${page + 1}`,
      label: '',
      fields: Array.from({ length: Math.min(400, count - page * 400) }, (_, index) => ({
        id: `field${page * 400 + index + 1}`,
        type: 'one_line_input' as const,
        label: `Question ${index}`,
      })),
    })),
  };
}

test('a form at the bound is checked, and one beyond it has no other finding', () => {
  assert.deepEqual(checkForm(withFields(maxInForm.fields)), []);
  const [found, ...others] = checkForm(withFields(maxInForm.fields + 1));
  assert.equal(found?.code, 'form_too_large');
  assert.match(found?.message ?? '', /1,001 fields; at most 1,000/);
  assert.deepEqual(others, []);
});

test('a form file beyond the bound is refused with the fault', async () => {
  const read = await readFormFile(JSON.stringify({ name: 'Large', ...withFields(2000) }), 'json');
  assert.ok(!read.ok);
  assert.deepEqual(
    read.failure.faults.map(({ code }) => code),
    ['form_too_large'],
  );
});

test('a stored form beyond the bounds may shrink and stay, but not grow', () => {
  const stored = withFields(3000);
  assert.deepEqual(newExcesses(withFields(2000), stored), []);
  assert.deepEqual(newExcesses(stored, stored), []);
  assert.deepEqual(
    newExcesses(withFields(3001), stored).map(({ part }) => part),
    ['fields'],
  );
  assert.equal(newExcesses(withFields(1001), undefined).length, 1);
});

test('no template has a tenth of what a form may have', async () => {
  const folder = join(import.meta.dirname, '../../../templates');
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  assert.ok(names.length > 5);
  for (const name of names) {
    const read = await readFormFile(readFileSync(join(folder, name), 'utf8'), 'yaml');
    assert.ok(read.ok, name);
    const size = formSize(read.value.file);
    for (const part of Object.keys(size) as FormPart[])
      assert.ok(size[part] <= maxInForm[part] / 10, `${name}: ${size[part]} ${part}`);
    assert.deepEqual(formExcesses(read.value.file), []);
  }
});
