import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { prefilledLink, prefillFields } from './prefillFields.ts';

const draft: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', key: 'email', type: 'email', label: 'E-mail' },
        { id: 'field3', type: 'file_upload', label: 'Photo' },
        { id: 'field4', type: 'hidden', label: 'Source', parameter: 'utm_source' },
        { id: 'field5', type: 'dropdown', label: 'Day', options: [{ value: 'mo', label: 'Monday' }] },
      ],
    },
  ],
};

test('fields are filled in by parameter, key or id, and files never', () => {
  assert.deepEqual(
    prefillFields(draft).map(({ id, parameter }) => [id, parameter]),
    [
      ['field1', 'field1'],
      ['field2', 'email'],
      ['field4', 'utm_source'],
      ['field5', 'field5'],
    ],
  );
  assert.deepEqual(prefillFields(draft)[3]?.options, [{ value: 'mo', label: 'Monday' }]);
});

test('empty answers are left out, others are encoded', () => {
  const url = 'https://a.example/f/party';
  assert.equal(prefilledLink(url, [{ parameter: 'field1', value: '' }]), url);
  assert.equal(
    prefilledLink(url, [{ parameter: 'email', value: 'a+b@x & y' }]),
    `${url}?email=a%2Bb%40x+%26+y`,
  );
});
