import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curlCommand, tryPath } from './tryPath.ts';

test('names the responses of a form as the API does', () => {
  assert.equal(tryPath('v2.responses', 'a1'), '/v2/forms/a1/responses');
  assert.equal(tryPath('v2.forms'), '/v2/forms');
});

test('an id cannot lead elsewhere, nor leave its quotes', () => {
  assert.equal(tryPath('v2.responses', '../x'), '/v2/forms/..%2Fx/responses');
  assert.equal(
    curlCommand('https://forms.example', '/v2/forms', '<your key>'),
    "curl -u '<your key>:' 'https://forms.example/v2/forms'",
  );
});
