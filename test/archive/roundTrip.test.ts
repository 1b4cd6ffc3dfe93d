import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v1PagesOf, v2FieldsOf, v2PagesOf } from '#form/definition/apiView.ts';
import { unboundedWindow } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { exported, formRow, importContent, lighthouse, linesOf, organizationRow } from './importing.ts';
import {
  at,
  basic,
  fields,
  file,
  fileId,
  form,
  organization,
  pages,
  response,
  uploaded,
  workspace,
} from './writeArchive.ts';

const definition = (label: string) => ({
  format: 1,
  pages: [
    {
      id: 'p',
      label,
      fields: [{ id: 'field7', type: 'hologram', label, description: null, required: true }],
    },
  ],
});

const hostile = '../../x';
const long = 'ü'.repeat(200);

/** Everything that an archive can contain. */
const rich = {
  'organization.json': { ...organization, extra: { plan: 'free' } },
  'workspaces.jsonl': [
    workspace,
    { id: hostile, name: 'Zweite \u0000', created_at: at(1), extra: { k: [1] } },
  ],
  'forms.jsonl': [
    form,
    {
      ...form,
      id: hostile,
      workspace_id: hostile,
      created_at: at(2),
      fields: [{ id: 'field7', type: 'hologram', page: 'p', label: 'B', description: null, required: true }],
      pages: [{ id: 'p', label: 'B' }],
      definition: definition('draft'),
      versions: [
        { version: 1, published_at: at(2), definition: definition('A') },
        { version: 4, published_at: at(9), definition: definition('B') },
      ],
      counter: 99,
      extra: { colour: 'red' },
    },
    { ...form, id: long, created_at: at(3), updated_at: at(3), enabled: false, fields: [], pages: [] },
  ],
  'responses/form0001.jsonl': [
    response(9, at(10), { extra: { metadata: { a: 1 } }, submission_id: 'sub-1', language: 'pt-BR' }),
    response(4, at(5), { test: true }),
    response(5, at(20), { workflows: [{ workflow_id: 'w', z: 1, a: [null] }], updated_at: at(700) }),
  ],
  'responses/%2E%2E%2F%2E%2E%2Fx.jsonl': [
    response(9, at(10), {
      version: 1,
      response: [
        uploaded(fileId),
        {
          value: { rows: [['1', '2']], headers: ['a', 'b'] },
          value_type: 'table',
          field_type: 'table_entry',
          field_id: 't',
        },
        { field_id: 'n', field_type: 'nps', value_type: 'number', value: -0.5 },
        { field_id: 'h', field_type: 'hologram', value_type: 'string', value: 'lone \ud800 "quoted" \u2028' },
        {
          field_id: 'a',
          field_type: 'address',
          value_type: 'address',
          value: {
            country: 'CH',
            full_address: 'x',
            line1: '',
            line2: '',
            city: '',
            state: '',
            postal_code: '8000',
          },
        },
      ],
    }),
  ],
  'files.jsonl': [
    file(fileId, at(10)),
    file('aaaaaaaa-2222-4333-8444-555555555555', at(11), { extra: { e: 1 } }),
  ],
  [`files/${fileId}`]: 'hello',
};

eachEngine((engine) => {
  test('export, import elsewhere and export again gives the same bytes', async () => {
    await using one = await engine.open();
    await using other = await engine.open();
    await importContent(one, rich);
    const first = await exported(one);
    await importContent(other, first);
    assert.deepEqual(await exported(other), first);
    assert.equal(first[`files/${fileId}`], 'hello');
    assert.deepEqual(
      Object.keys(first).filter((name) => name.startsWith('responses/')).length,
      2,
      'a form without responses has no file of them',
    );
  });

  test('the API lists exactly the imported items', async () => {
    await using data = await engine.open();
    const summary = await importContent(data, rich);
    assert.deepEqual(
      { ...summary, findings: summary.findings.map(({ kind, count }) => `${count} ${kind}`) },
      {
        organization: { id: 'org00001', name: 'Lighthouse', created: true },
        workspaces: 2,
        forms: 3,
        live: 3,
        test: 1,
        files: 2,
        skipped: 0,
        moved: 0,
        findings: ['1 files that no answer names, so that their form is unknown', '1 files without content'],
      },
    );
    const page = await data.store.responsePage(lighthouse, 'form0001', { limit: 10, ...unboundedWindow });
    const listed = JSON.parse(`[${Buffer.from(page?.items ?? []).toString()}]`);
    assert.deepEqual(listed, [
      response(5, at(20), { workflows: [{ workflow_id: 'w', z: 1, a: [null] }], updated_at: at(700) }),
      response(9, at(10)),
    ]);
    const form = await formRow(data.store.read, 'form0001');
    assert.deepEqual([form.live_count, form.test_count, form.counter], [2, 1, 2]);
    const { form_count, last_number } = await organizationRow(data.store.read, 'org00001');
    // The highest id is 9; the change log has an entry for each form.
    assert.deepEqual([form_count, last_number], [3, 12]);
    const other = await formRow(data.store.read, hostile);
    assert.deepEqual([other.counter, other.published_version, other.last_field_number], [99, 4, 7]);
  });

  test('keys in another order are stored in the order of the API', async () => {
    await using data = await engine.open();
    const { visitor, ...rest } = response(1, at(0));
    const turned = Object.fromEntries(
      Object.entries({ ...rest, visitor: Object.fromEntries(Object.entries(visitor).reverse()) }).reverse(),
    );
    await importContent(data, { ...basic, 'responses/form0001.jsonl': [turned] });
    const page = await data.store.responsePage(lighthouse, 'form0001', { limit: 1, ...unboundedWindow });
    assert.equal(Buffer.from(page?.items ?? []).toString(), JSON.stringify(response(1, at(0))));
  });

  test('a form of which only the API is known gets a definition, with the options that answers show', async () => {
    await using data = await engine.open();
    const chosen = (value: string) => ({
      response: [
        {
          field_id: 'field2',
          field_type: 'dropdown',
          value_type: 'options',
          value: [{ label: value.toUpperCase(), value }],
        },
      ],
    });
    const mixed = [
      { ...fields[0], page: 'page2' },
      fields[1],
      { ...fields[0], id: 'field9', page: 'page2', description: '' },
    ];
    const two = [...pages, { id: 'page2', label: '' }];
    await importContent(data, {
      ...basic,
      'forms.jsonl': [{ ...form, fields: mixed, pages: two }],
      'responses/form0001.jsonl': [
        response(1, at(1), chosen('red')),
        response(2, at(2), { test: true, ...chosen('blue') }),
        response(3, at(3), chosen('red')),
      ],
    });
    const archive = await exported(data);
    const [line] = linesOf(archive['forms.jsonl']);
    const shown = JSON.parse(JSON.stringify(line?.definition));
    assert.deepEqual(v2FieldsOf(shown), [mixed[0], mixed[1], { ...mixed[2], description: null }]);
    assert.deepEqual(v2PagesOf(shown), two);
    assert.deepEqual(v1PagesOf(shown)[0]?.page_fields[0]?.options, [
      { label: 'RED', value: 'red' },
      { label: 'BLUE', value: 'blue' },
    ]);
    assert.equal((await formRow(data.store.read, 'form0001')).published_version, 1);
  });

  test('a form with nothing on it and no responses is a draft', async () => {
    await using data = await engine.open();
    await importContent(data, { ...basic, 'forms.jsonl': [{ ...form, fields: [], pages: [] }] });
    assert.equal((await formRow(data.store.read, 'form0001')).published_version, null);
    const [line] = linesOf((await exported(data))['forms.jsonl']);
    assert.deepEqual(line?.versions, []);
  });

  test('a file belongs to the response that names it, and keeps the size that was listed', async () => {
    await using data = await engine.open();
    const other = 'bbbbbbbb-2222-4333-8444-555555555555';
    const missing = 'cccccccc-2222-4333-8444-555555555555';
    const summary = await importContent(data, {
      ...basic,
      'responses/form0001.jsonl': [
        response(1, at(1), { response: [uploaded(fileId, other, missing)] }),
        response(2, at(2), { response: [uploaded(fileId)] }),
      ],
      'files.jsonl': [
        file(fileId, at(1), { size: 3 }),
        file(other, at(2), { response_id: 1, field_id: 'x' }),
      ],
      [`files/${fileId}`]: 'hello',
      'files/stray.txt': 'nobody knows',
    });
    assert.deepEqual(
      summary.findings.map(({ kind, count }) => `${count} ${kind}`),
      [
        '1 files named by answers that are not in the archive',
        '1 files in the folder that files.jsonl does not list; they are left out',
        '1 files without content',
        '1 files whose content has another size than listed',
      ],
    );
    const rows = await data.store.read.selectFrom('file').selectAll().orderBy('created_at').execute();
    assert.deepEqual(
      rows.map((row) => [
        row.form_id,
        row.response_id,
        row.field_id,
        row.size,
        row.content_size,
        row.import_id,
      ]),
      [
        ['form0001', 1, 'field3', 3, 5, null],
        ['form0001', 1, 'x', 5, null, null],
      ],
    );
  });

  test('the organisation is found by id, else by name, else made', async () => {
    await using data = await engine.open();
    const made = await importContent(data, { 'organization.json': { name: 'Lighthouse' } });
    assert.equal(made.organization.created, true);
    assert.match(made.organization.id, /^[0-9a-z]{8}$/);
    const again = await importContent(data, basic);
    assert.deepEqual(again.organization, { ...made.organization, created: false });
    const byId = await importContent(data, {
      'organization.json': { id: made.organization.id, name: 'Renamed' },
    });
    assert.deepEqual(byId.organization, { ...made.organization, created: false });
  });
});
