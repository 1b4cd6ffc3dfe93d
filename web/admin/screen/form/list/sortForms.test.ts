import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormListed } from '#contract/app/form/forms.ts';
import { type FormOrder, sortForms } from './sortForms.ts';

const form = (name: string, responses: number, created_at: string): FormListed => ({
  id: name,
  name,
  workspace: 'w',
  state: 'enabled',
  unavailable: null,
  payments_missing: 'never',
  responses,
  created_at,
  updated_at: created_at,
  url: '',
});

test('forms are sorted by name, responses or time', () => {
  const forms = [
    form('Übung 10', 3, '2026-01-02T00:00:00.000Z'),
    form('übung 9', 1, '2026-01-03T00:00:00.000Z'),
    form('Anmeldung', 2, '2026-01-01T00:00:00.000Z'),
  ];
  const sorted = (order: FormOrder) => sortForms(forms, order, 'de').map(({ name }) => name);
  assert.deepEqual(sorted('updated'), ['Übung 10', 'übung 9', 'Anmeldung']);
  assert.deepEqual(sorted('name'), ['Anmeldung', 'übung 9', 'Übung 10']);
  assert.deepEqual(sorted('responses'), ['Übung 10', 'Anmeldung', 'übung 9']);
  assert.deepEqual(sorted('created'), ['übung 9', 'Übung 10', 'Anmeldung']);
});
