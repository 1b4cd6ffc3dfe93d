import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitLongBody } from './splitLongBody.ts';

const long = JSON.stringify({ words: 'A "quoted" word, [a bracket] and a \\ backslash. '.repeat(2000) });

function split(text: string) {
  const found = splitLongBody(Buffer.from(text));
  return (
    found && [
      Buffer.from(found.rest).toString(),
      found.definition && Buffer.from(found.definition).toString(),
    ]
  );
}

test('a large document is taken out of the body as it is', () => {
  assert.deepEqual(split(`{"revision":1,"definition":${long}}`), ['{"revision":1,"definition":null}', long]);
  assert.deepEqual(split(`{"definition" : ${long},"name":"definition"}`), [
    '{"definition" :null,"name":"definition"}',
    ` ${long}`,
  ]);
});

test('a small one stays, and one that is no property of the body', () => {
  for (const text of [
    '{"definition":{"pages":[]},"revision":1}',
    `{"file":{"definition":${long}}}`,
    `{"name":${JSON.stringify(`"definition":${long}`)}}`,
    '"definition"',
    '',
  ])
    assert.deepEqual(split(text), [text, undefined]);
});

test('what would be dear to read is refused before it is read', () => {
  const many = Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join();
  for (const text of [
    `{${many}}`,
    `{"x":[${'[],'.repeat(60_000)}1]}`,
    `{"definition":${long},"definition":1}`,
    `{"definition":{${many}},"definition":{${many}}}`,
    `{"definition":{${many}`,
    `{"\\u0064efinition":{${many}}}`,
  ])
    assert.equal(splitLongBody(Buffer.from(text)), undefined, text.slice(0, 40));
});
