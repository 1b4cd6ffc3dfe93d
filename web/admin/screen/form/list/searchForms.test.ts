import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormListed } from '#contract/app/form/forms.ts';
import { searchForms } from './searchForms.ts';

const forms = ['Café survey', 'Order form 2026', 'Übung', '申込書'].map(
  (name): FormListed => ({
    id: name,
    name,
    workspace: 'w',
    state: 'enabled',
    unavailable: null,
    payments_missing: 'never',
    responses: 0,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '',
    url: '',
  }),
);

test('finds forms by parts of their name, without regard to accents and capitals', () => {
  const names = (query: string) => searchForms(forms, query).map(({ name }) => name);
  assert.deepEqual(names('cafe'), ['Café survey']);
  assert.deepEqual(names('FORM ord'), ['Order form 2026']);
  assert.deepEqual(names('ubung'), ['Übung']);
  assert.deepEqual(names('申'), ['申込書']);
  assert.deepEqual(names('order survey'), []);
  assert.equal(names('  ').length, 4);
});
