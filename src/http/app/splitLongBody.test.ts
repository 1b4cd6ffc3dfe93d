import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitLongBody } from './splitLongBody.ts';

const long = JSON.stringify({ words: 'A "quoted" word, [a bracket] and a \\ backslash. '.repeat(2000) });

async function split(text: string) {
  const found = await splitLongBody(Buffer.from(text));
  return (
    found && [
      Buffer.from(found.rest).toString(),
      found.definition && Buffer.from(found.definition).toString(),
    ]
  );
}

test('a large document is taken out of the body as it is', async () => {
  assert.deepEqual(await split(`{"revision":1,"definition":${long}}`), [
    '{"revision":1,"definition":null}',
    long,
  ]);
  assert.deepEqual(await split(`{"definition" : ${long},"name":"definition"}`), [
    '{"definition" :null,"name":"definition"}',
    ` ${long}`,
  ]);
});

test('a small one stays, and one that is no property of the body', async () => {
  for (const text of [
    '{"definition":{"pages":[]},"revision":1}',
    `{"file":{"definition":${long}}}`,
    `{"name":${JSON.stringify(`"definition":${long}`)}}`,
    '"definition"',
    '',
  ])
    assert.deepEqual(await split(text), [text, undefined]);
});

test('what would be dear to read is refused before it is read', async () => {
  const many = Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join();
  for (const text of [
    `{${many}}`,
    `{"x":[${'[],'.repeat(60_000)}1]}`,
    `{"definition":${long},"definition":1}`,
    `{"definition":{${many}},"definition":{${many}}}`,
    `{"definition":{${many}`,
    `{"\\u0064efinition":{${many}}}`,
  ])
    assert.equal(await splitLongBody(Buffer.from(text)), undefined, text.slice(0, 40));
});

test('a very large one is walked over in pieces, between which others run', async () => {
  const body = Buffer.from(
    `{"definition":${JSON.stringify({ words: '\\" '.repeat(1_000_000) })},"revision":1}`,
  );
  let turns = 0;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  const found = await splitLongBody(body);
  clearImmediate(immediate);
  assert.equal(Buffer.from(found?.rest ?? []).toString(), '{"definition":null,"revision":1}');
  assert.ok(turns >= Math.floor(body.length / 500_000) - 1, `${turns} turns for ${body.length} bytes`);
});
