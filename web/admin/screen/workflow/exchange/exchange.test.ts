import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '#admin/texts/compiled/workflow/en.ts';
import { errorWords } from './errorWords.ts';
import { prettyBody } from './prettyBody.ts';

test('JSON is shown with line breaks, all other bodies as they are', () => {
  assert.equal(prettyBody('{"a":1}'), '{\n  "a": 1\n}');
  assert.equal(prettyBody('{"a":1'), '{"a":1');
  assert.equal(prettyBody('a=1&b=2'), 'a=1&b=2');
});

test('errors are told in words, and unknown ones as the service says them', () => {
  assert.equal(
    errorWords({ code: 'timeout', detail: 'x' }, texts.runs),
    'The receiver did not answer in time.',
  );
  assert.equal(
    errorWords({ code: 'status_503', detail: '' }, texts.runs),
    'The receiver answered with status 503.',
  );
  assert.equal(errorWords({ code: 'odd', detail: 'Said so.' }, texts.runs), 'Said so.');
  assert.equal(errorWords({ code: 'toString', detail: '' }, texts.runs), 'toString');
});
