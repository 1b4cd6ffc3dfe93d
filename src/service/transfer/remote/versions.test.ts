import assert from 'node:assert/strict';
import { test } from 'node:test';
import { form, response, start } from './testing/examples.ts';
import { type Item, startHostileServer } from './testing/hostileServer.ts';
import { download } from './testing/readArchive.ts';

const choice = {
  id: 'field2',
  type: 'dropdown',
  page: 'page1',
  label: 'Size',
  description: null,
  required: false,
};
const name = {
  id: 'field1',
  type: 'one_line_input',
  page: 'page1',
  label: 'Name',
  description: null,
  required: true,
};

function v1Response(id: number, content: unknown[], metadata: unknown = null) {
  return {
    id,
    created: '2026-01-01 00:00:00',
    updated: '2026-01-01 00:00:00',
    visitor: {},
    metadata,
    content,
  };
}

function named(id: number, label: string) {
  return v1Response(id, [{ id: 'field1', label, answer: 'x' }]);
}

const detail = {
  id: 'a',
  counter: 99,
  fields: [
    {
      page_title: 'First',
      page_fields: [
        { type: 'one-line-text', label: 'Name', id: 'field1' },
        {
          type: 'select',
          label: 'Size',
          id: 'field2',
          options: [
            { label: 'Large', value: 'l' },
            { label: 'Small', value: 's' },
            { label: 'Other', value: 'other' },
          ],
        },
      ],
    },
  ],
};

test('v1 brings options, the counter, metadata and prices', async (context) => {
  const chosen = (id: number, time: number, value: { label: string; value: string }[]): Item =>
    response(id, time, {
      response: [{ field_id: 'field2', field_type: 'dropdown', value_type: 'options', value }],
    });
  const priced = (id: number, values: string[], prices: unknown[], metadata: unknown = null) =>
    v1Response(id, [{ id: 'field2', label: 'Size', answer: values, 'answer.value': prices }], metadata);
  const server = await startHostileServer({
    forms: [form('a', { fields: [name, choice] })],
    responses: {
      a: [
        chosen(1, start, [{ label: 'Large', value: 'l' }]),
        chosen(2, start + 1, [
          { label: 'Small', value: 's' },
          { label: 'Other', value: 'my own words' },
        ]),
      ],
    },
    v1: {
      a: {
        detail,
        responses: [priced(2, ['s', 'my own words'], ['2.50', 0], { campaign: [1] }), priced(1, ['l'], [4])],
      },
    },
  });
  context.after(() => server.close());
  const { forms, responses } = await download(server);
  assert.equal(forms[0]?.counter, 99);
  assert.equal(forms[0]?.versions?.length, 1);
  const pricedField = forms[0]?.versions?.[0]?.definition.pages[0]?.fields[1];
  assert.ok(pricedField !== undefined && 'options' in pricedField);
  assert.deepEqual(pricedField.options, [
    { label: 'Large', value: 'l', price: 4 },
    { label: 'Small', value: 's', price: 2.5 },
    { label: 'Other', value: 'other', price: 0 },
  ]);
  assert.deepEqual(
    responses.a?.map(({ extra, version }) => [extra, version]),
    [
      [undefined, 1],
      [{ metadata: { campaign: [1] } }, 1],
    ],
  );
});

test('labels that differ from the form as it is now make earlier versions', async (context) => {
  const removed = { field_id: 'field9', field_type: 'comment', value_type: 'string', value: 'gone' };
  const server = await startHostileServer({
    forms: [form('a', { fields: [name, choice] })],
    responses: {
      a: [
        response(1, start, { response: [removed] }),
        response(2, start + 1),
        response(3, start + 2),
        response(4, start + 3),
      ],
    },
    v1: {
      a: {
        detail,
        responses: [
          v1Response(1, [{ id: 'field9', label: 'Remarks', answer: 'gone' }]),
          named(2, 'First name'),
          named(3, 'Full name'),
          named(4, 'Name'),
        ],
      },
    },
  });
  context.after(() => server.close());
  const { forms, responses } = await download(server);
  const versions = forms[0]?.versions ?? [];
  const labels = versions.map(({ definition }) =>
    definition.pages.flatMap(({ fields }) => fields.map(({ id, label }) => `${id} ${label}`)),
  );
  assert.deepEqual(
    responses.a?.map(({ version = 0 }) => labels[version - 1]?.find((text) => /field[19]/.test(text))),
    ['field1 Full name', 'field1 First name', 'field1 Full name', 'field1 Name'],
  );
  assert.deepEqual(labels.at(-1), ['field1 Name', 'field2 Size']);
  assert.ok(labels[(responses.a?.[0]?.version ?? 0) - 1]?.includes('field9 Remarks'));
  const times = versions.map(({ published_at }) => published_at);
  assert.deepEqual(times, [...new Set(times)].sort());
  assert.equal(times.at(-1), forms[0]?.updated_at);
});

test('labels that repeat the visitor do not make a version of every response', async (context) => {
  const count = 300;
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const server = await startHostileServer({
    forms: [form('a')],
    responses: { a: ids.map((id) => response(id, start + id)) },
    v1: { a: { detail, responses: ids.map((id) => named(id, `Hello ${id}`)) } },
  });
  context.after(() => server.close());
  const { forms, responses, report } = await download(server);
  assert.equal(forms[0]?.versions?.length, 200);
  assert.equal(responses.a?.length, count);
  assert.deepEqual(responses.a?.[0]?.extra, { labels: { field1: 'Hello 1' } });
  assert.match(report, /labels of their own/);
});

const sizes: [string, (count: number) => number][] = [
  ['7', () => 7],
  ['7, later 10', (count) => (count < 20 ? 7 : 10)],
  ['10, later 3', (count) => (count < 20 ? 10 : 3)],
  ['another one for every request', (count) => 5 + ((count * 7) % 9)],
  ['100', () => 100],
];

for (const [title, v1PageSize] of sizes) {
  test(`every response gets what v1 knows of it with a v1 page size of ${title}`, async (context) => {
    const ids = Array.from({ length: 157 }, (_, index) => index + 1);
    const server = await startHostileServer({
      forms: [form('a')],
      responses: { a: ids.map((id) => response(id, start + id)) },
      v1: { a: { detail, responses: ids.map((id) => v1Response(id, [], { number: id })) } },
      v1PageSize,
    });
    context.after(() => server.close());
    const { responses } = await download(server);
    assert.deepEqual(
      responses.a?.map(({ extra }) => extra),
      ids.map((id) => ({ metadata: { number: id } })),
    );
  });
}

test('a v1 list that moves while it is read is read again', async (context) => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const listed = ids.map((id) => v1Response(id, [], { number: id }));
  const doomed = Array.from({ length: 10 }, (_, index) => v1Response(1000 + index, []));
  const v1 = { a: { detail, responses: [...doomed, ...listed] } };
  const server = await startHostileServer({
    forms: [form('a')],
    responses: { a: ids.map((id) => response(id, start + id)) },
    v1,
  });
  context.after(() => server.close());
  server.choices.interfere = (request) => {
    if (request.url?.endsWith('responses?page=3')) v1.a.responses = listed;
    return false;
  };
  const { responses } = await download(server);
  assert.equal(responses.a?.filter(({ extra }) => extra !== undefined).length, 60);
});

test('a v1 list that says it has more for ever comes to an end', async (context) => {
  const server = await startHostileServer({
    forms: [form('a')],
    responses: { a: [response(1, start), response(2, start + 1)] },
    v1: { a: { detail, responses: [] } },
  });
  context.after(() => server.close());
  server.choices.interfere = (request, answer) => {
    if (!request.url?.startsWith('/v1/form/a/responses')) return false;
    answer.end(
      JSON.stringify({ type: 'responses', total: 1e9, page: 1, hasMore: true, data: [named(1, 'Name')] }),
    );
    return true;
  };
  const { responses, report } = await download(server);
  assert.equal(responses.a?.length, 2);
  assert.match(report, /v1 does not show 1 response;/);
});

test('a form that v1 does not show is read without it', async (context) => {
  const server = await startHostileServer({
    forms: [form('a')],
    responses: { a: [response(1, start)] },
    v1: {},
  });
  context.after(() => server.close());
  const { forms, responses, report } = await download(server);
  assert.equal(forms[0]?.versions, undefined);
  assert.equal(responses.a?.length, 1);
  assert.match(report, /v1 does not show it/);
});

test('keys of v1 that the specification does not name are kept under extra', async (context) => {
  const odd = {
    ...v1Response(1, [{ id: 'field1', label: 'Name', answer: 'x', tone: 'kind' }]),
    visitor: { city: '', division: '', country: '', planet: 'Earth' },
    source: 'app',
  };
  const server = await startHostileServer({
    forms: [form('a')],
    responses: { a: [response(1, start)] },
    v1: { a: { detail: { ...detail, theme: 1 }, responses: [odd] } },
  });
  context.after(() => server.close());
  const { forms, responses } = await download(server);
  assert.deepEqual(forms[0]?.extra, { v1: { theme: 1 } });
  assert.deepEqual(responses.a?.[0]?.extra, {
    v1: { visitor: { planet: 'Earth' }, content: { 0: { tone: 'kind' } }, source: 'app' },
  });
});
