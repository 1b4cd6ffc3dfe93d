import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { form, response, start } from './testing/examples.ts';
import { startHostileServer } from './testing/hostileServer.ts';
import { download, newFolder } from './testing/readArchive.ts';

const file = {
  id: '0b9ff2b1-8a1c-4c39-9f3c-0a3a3f8d7f01',
  name: 'café.txt',
  type: 'text/plain',
  size: 5,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

test('what the specification does not know is kept under extra, at its place', async (context) => {
  const odd = response(1, start, {
    visitor: {
      country: 'NL',
      region: 'NL-NH',
      city: null,
      time_spent: '12',
      url: '',
      browser: { name: 'x' },
    },
    workflows: [{ anything: [1] }, 'text', null],
    score: 3,
    response: [
      {
        field_id: 'field1',
        field_type: 'one_line_input',
        value_type: 'string',
        value: 'fits',
        confidence: 0.5,
      },
      { field_id: 'field2', field_type: 'signature', value_type: 'drawing', value: { strokes: [] } },
      { field_id: 'field3', field_type: 'slider', value_type: 'number', value: 'seven' },
      {
        field_id: 'field4',
        field_type: 'hologram',
        value_type: 'string',
        value: 'unknown type, known shape',
      },
      {
        field_id: 'field5',
        field_type: 'dropdown',
        value_type: 'options',
        value: [{ label: 'A', value: 'a', colour: 'red' }],
      },
    ],
  });
  const server = await startHostileServer({
    forms: [form('a', { responses: 3, theme: 'dark', fields: [{ ...fieldOf('field1'), hint: 'h' }] })],
    responses: { a: [odd] },
  });
  context.after(() => server.close());
  const { responses, forms, report } = await download(server);
  const [line] = responses.a ?? [];
  assert.deepEqual(line?.extra, {
    visitor: { browser: { name: 'x' }, time_spent: '12' },
    score: 3,
    response: {
      0: { confidence: 0.5 },
      1: { field_id: 'field2', field_type: 'signature', value_type: 'drawing', value: { strokes: [] } },
      2: { field_id: 'field3', field_type: 'slider', value_type: 'number', value: 'seven' },
      4: { value: { 0: { colour: 'red' } } },
    },
  });
  assert.deepEqual(
    line?.response.map(({ field_id }) => field_id),
    ['field1', 'field4', 'field5'],
  );
  assert.deepEqual(line?.workflows, [{ anything: [1] }, 'text', null]);
  assert.deepEqual(forms[0]?.extra, { theme: 'dark', fields: { 0: { hint: 'h' } } });
  assert.match(report, /value_type drawing/);
  assert.match(report, /counts 3 responses, 2 of them cannot be read/);
  assert.match(report, /no API v1/);
});

test('times of another precision or offset are rewritten and reported', async (context) => {
  const server = await startHostileServer({
    forms: [form('a')],
    responses: {
      a: [
        {
          ...response(1, start),
          created_at: '2026-01-01T01:00:00.123456+01:00',
          updated_at: '2026-01-01T00:00:01Z',
        },
        { ...response(2, start), created_at: '2026-01-02T00:00:00.5Z', updated_at: '2026-01-02T00:00:00.5Z' },
      ],
    },
  });
  context.after(() => server.close());
  const { responses, report } = await download(server);
  assert.deepEqual(
    responses.a?.map(({ created_at, updated_at }) => [created_at, updated_at]),
    [
      ['2026-01-01T00:00:00.123Z', '2026-01-01T00:00:01.000Z'],
      ['2026-01-02T00:00:00.500Z', '2026-01-02T00:00:00.500Z'],
    ],
  );
  assert.match(report, /Times \(created_at\) rewritten/);
});

test('a run that goes on says again what the one before it found, and says it once', async (context) => {
  const server = await startHostileServer({ forms: [form('a', { responses: 3 })] });
  context.after(() => server.close());
  const folder = newFolder();
  server.choices.interfere = (request, answer) => {
    if (request.url?.startsWith('/v2/files')) answer.destroy();
    return request.url?.startsWith('/v2/files') ?? false;
  };
  await assert.rejects(download(server, { folder }), /given up/);
  server.choices.interfere = () => false;
  const { report } = await download(server, { folder });
  assert.equal(report.match(/no API v1/g)?.length, 1);
  assert.equal(report.match(/counts 3 responses/g)?.length, 1);
});

test('ids stay what they are, numbers become text, and response ids may repeat in another form', async (context) => {
  const strange = 'a/b ?#%2e..ü';
  const server = await startHostileServer({
    forms: [form(strange), { ...form('x'), id: 42 }],
    responses: { [strange]: [response(1, start)], 42: [response(1, start), response(2, start)] },
  });
  context.after(() => server.close());
  const folder = newFolder();
  const { forms } = await download(server, { folder }).catch((error) => assert.fail(error));
  assert.deepEqual(forms.map(({ id }) => id).sort(), ['42', strange]);
});

test('a workspace that is not listed, an unlisted page and a missing detail stop nothing', async (context) => {
  const server = await startHostileServer({
    workspaces: [],
    forms: [
      form('a', { fields: [{ ...fieldOf('field1'), page: 'elsewhere' }] }),
      form('unpublished', { fields: [], pages: [], workspace_id: null }),
      form('gone'),
    ],
  });
  context.after(() => server.close());
  server.choices.interfere = (request, answer) => {
    if (request.url !== '/v2/forms/gone') return false;
    answer.writeHead(404).end();
    return true;
  };
  const { forms, workspaces, report } = await download(server);
  assert.deepEqual(forms.map(({ id }) => id).sort(), ['a', 'unpublished']);
  assert.deepEqual(workspaces.map(({ id }) => id).sort(), ['imported', 'space1']);
  assert.match(report, /gone: listed, but its detail cannot be read/);
});

test('files come with their content, missing content is reported, unlisted ones are found by their answers', async (context) => {
  const unlisted = { ...file, id: '0b9ff2b1-8a1c-4c39-9f3c-0a3a3f8d7f02' };
  const missing = { ...file, id: '0b9ff2b1-8a1c-4c39-9f3c-0a3a3f8d7f03' };
  const { created_at: _created, updated_at: _updated, ...answered } = unlisted;
  const answer = { field_id: 'field1', field_type: 'file_upload', value_type: 'files', value: [answered] };
  const server = await startHostileServer({
    forms: [form('a')],
    responses: { a: [response(1, start, { response: [answer] })] },
    files: [file, missing, { ...file, id: 'not a uuid' }],
    contents: { [file.id]: 'hello', [unlisted.id]: 'other!' },
  });
  context.after(() => server.close());
  const { files, contents, report } = await download(server);
  assert.deepEqual(files.map(({ id }) => id).sort(), [file.id, unlisted.id, missing.id].sort());
  assert.deepEqual(contents, { [file.id]: 'hello', [unlisted.id]: 'other!' });
  assert.match(report, new RegExp(`content cannot be read \\(1\\): ${missing.id}`));
  assert.match(report, /not as long as their size says/);
  assert.match(report, /Files left out.*\(1\): .*not a uuid/);
});

test('content that ends too early or too late is fetched again and never left half', async (context) => {
  const server = await startHostileServer({ files: [file], contents: { [file.id]: 'hello' } });
  context.after(() => server.close());
  let served = 0;
  server.choices.interfere = (request, answer) => {
    if (!request.url?.endsWith('/content') || ++served > 3) return false;
    if (served === 1) answer.writeHead(200, { 'content-length': '5' }).write('hel');
    if (served === 2) answer.writeHead(200, { 'transfer-encoding': 'chunked' }).write('hel');
    if (served === 3) answer.writeHead(200, { 'content-length': '900' }).write('hello');
    setTimeout(() => answer.destroy(), 20);
    return true;
  };
  const folder = newFolder();
  const { contents } = await download(server, { folder });
  assert.deepEqual(contents, { [file.id]: 'hello' });
  assert.ok(!existsSync(join(folder, '.download', 'part')));
});

function fieldOf(id: string) {
  return { id, type: 'one_line_input', page: 'page1', label: 'Name', description: null, required: true };
}
