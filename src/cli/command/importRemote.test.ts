import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { form, response, start } from '#service/transfer/remote/testing/examples.ts';
import { key, startHostileServer } from '#service/transfer/remote/testing/hostileServer.ts';
import { engine } from '../../../test/support/engines.ts';

const bin = join(import.meta.dirname, '../../../bin/canvass');
const run = promisify(execFile);

async function importWith(env: NodeJS.ProcessEnv, ...flags: string[]) {
  try {
    return { code: 0, ...(await run(process.execPath, [bin, 'import', ...flags], { env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

const file = {
  id: '0b9ff2b1-8a1c-4c39-9f3c-0a3a3f8d7f01',
  name: 'note.txt',
  type: 'text/plain',
  size: 5,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

test('programs and people are told the same remarks, whoever found them', async (context) => {
  const server = await startHostileServer({
    forms: [form('a', { responses: 3 })],
    responses: { a: [response(1, start)] },
    files: [file],
    contents: { [file.id]: 'hello' },
  });
  context.after(() => server.close());
  const flags = ['--from', server.baseUrl, '--key', key];
  const expected = [
    /^The server has no API v1/,
    /counts 3 responses, 2 of them cannot be read/,
    /^files that no answer names.*; they were kept, and may belong to test responses/,
  ];

  await using one = await engine('sqlite').location();
  const json = await importWith(one.env, ...flags, '--json');
  assert.equal(json.code, 0, json.stderr);
  const kinds: string[] = JSON.parse(json.stdout).warnings.map(({ kind }: { kind: string }) => kind);
  assert.equal(kinds.length, expected.length, kinds.join('\n'));
  for (const sentence of expected)
    assert.ok(
      kinds.some((kind) => sentence.test(kind)),
      String(sentence),
    );

  await using other = await engine('sqlite').location();
  const text = await importWith(other.env, ...flags);
  assert.match(text.stdout, /1 workspace, 1 form, 1 live and 0 test responses, 1 file\.\n/);
  assert.match(text.stdout, /\n3 remarks on standard error\.\n/);
  const headings = text.stderr.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
  assert.equal(headings.length, 3, text.stderr);
});

test('an address or a key that cannot be meant is wrong usage', async () => {
  await using location = await engine('sqlite').location();
  for (const from of ['nourl', 'ftp://x', '']) {
    const { code, stderr } = await importWith(location.env, '--from', from, '--key', 'k');
    assert.equal(code, 2, from);
    assert.match(stderr, /^The base URL .*http:\/\/ or https:\/\/\.\n$/);
  }
  const { code, stderr } = await importWith(location.env, '--from', 'http://127.0.0.1:1', '--key', '');
  assert.deepEqual([code, stderr], [2, 'The key is empty.\n']);
});

test('another server is asked for nothing more where its organisation is here and may not be added to', async (context) => {
  const server = await startHostileServer({
    forms: [form('a')],
    responses: { a: [response(1, start)] },
    files: [file],
    contents: { [file.id]: 'hello' },
  });
  context.after(() => server.close());
  const flags = ['--from', server.baseUrl, '--key', key];
  await using location = await engine('sqlite').location();
  const first = await importWith(location.env, ...flags, '--json');
  assert.equal(first.code, 0, first.stderr);
  const { id } = JSON.parse(first.stdout).organization;

  const before = server.requests.length;
  const again = await importWith(location.env, ...flags);
  assert.equal(again.code, 1);
  assert.equal(
    again.stderr,
    `The organisation Elsewhere (${id}) already exists; nothing was imported. To add what is missing to it: --into ${id}\n`,
  );
  assert.deepEqual(server.requests.slice(before), ['/v2']);
  assert.deepEqual(await readdir(join(location.config.data, 'imports')), []);
  const added = await importWith(location.env, ...flags, '--into', id);
  assert.equal(added.code, 0, added.stderr);
  assert.match(added.stdout, /^Added to the organisation Elsewhere/);
});

test('another server can send no more files than was allowed, and none that is far longer than listed', async (context) => {
  const server = await startHostileServer({
    files: [file],
    contents: { [file.id]: Buffer.alloc(70_000_000) },
  });
  context.after(() => server.close());
  const flags = ['--from', server.baseUrl, '--key', key];
  await using location = await engine('sqlite').location();
  const long = await importWith(location.env, ...flags);
  assert.equal(long.code, 1);
  assert.match(
    long.stderr,
    /The file 0b9ff2b1-\S+ is far longer than the 5 bytes that it is listed with\.\n$/,
  );
  const most = await importWith(location.env, ...flags, '--max-size', '10MB');
  assert.equal(most.code, 1);
  assert.match(most.stderr, /The files of the other server are more than 10 MB\. Allow more with --max-size/);
});
