import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderSource } from '#service/transfer/archive/folderSource.ts';
import { importArchive } from '#service/transfer/archive/importArchive.ts';
import type { ArchiveSource } from '#service/transfer/archive/source.ts';
import { locateOffset } from '#store/query/response/count.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { exported, formRow, importContent, lighthouse, organizationRow, refusal } from './importing.ts';
import {
  at,
  basic,
  file,
  fileId,
  form,
  organization,
  response,
  uploaded,
  workspace,
  writeArchive,
} from './writeArchive.ts';

const responses = (...lines: unknown[]) => ({ ...basic, 'responses/form0001.jsonl': lines });
const upload = response(1, at(1), { response: [uploaded(fileId)] });
const content = {
  ...responses(upload, response(2, at(2), { extra: { a: 1 } }), response(3, at(3), { test: true })),
  'files.jsonl': [file(fileId, at(1))],
  [`files/${fileId}`]: 'hello',
};

async function submit(store: Store, now: number) {
  const { visitor } = response(0, at(0));
  const arriving = { form_id: 'form0001', version: 1, test: false, visitor, response: [] };
  const unknown = { submission_id: null, body_hash: null, device: null, language: null };
  const [stored] = await store.write((transaction) =>
    appendResponses(transaction, lighthouse, [{ ...arriving, ...unknown }], () => now),
  );
  return stored;
}

eachEngine((engine) => {
  test('importing twice changes nothing', async () => {
    await using data = await engine.open();
    await importContent(data, content);
    const before = await exported(data);
    const again = await importContent(data, content);
    const { workspaces, forms, live, test, files, skipped } = again;
    assert.deepEqual(
      { workspaces, forms, live, test, files, skipped },
      { workspaces: 0, forms: 0, live: 0, test: 0, files: 0, skipped: 6 },
    );
    await importContent(data, before);
    assert.deepEqual(await exported(data), before);
  });

  test('new responses of a known form are added, counted and listed', async () => {
    await using data = await engine.open();
    await importContent(data, content);
    await importContent(data, {
      ...responses(
        ...[2, 1].map((id) => (id === 1 ? upload : response(2, at(2)))),
        response(8, at(8)),
        response(9, at(9), { test: true }),
      ),
    });
    const row = await formRow(data.store.read, 'form0001');
    assert.deepEqual([row.live_count, row.test_count, row.counter], [3, 2, 3]);
    const location = await locateOffset(data.store.read, lighthouse, 'form0001', 2);
    assert.ok(location !== undefined);
    assert.equal(await locateOffset(data.store.read, lighthouse, 'form0001', 3), undefined);
    // One above the highest id, because the import takes a number for its entry in the change log.
    assert.equal((await organizationRow(data.store.read, 'org00001')).last_number, 10);
    const visible = await data.store.read
      .selectFrom('response')
      .select('id')
      .where('import_id', 'is', null)
      .execute();
    assert.equal(visible.length, 5);
  });

  test('the counter is the one given, never less than what came in', async () => {
    await using data = await engine.open();
    const counted = async (counter: number | undefined, ...ids: number[]) => {
      await importContent(data, {
        ...responses(...ids.map((id) => response(id, at(id)))),
        'forms.jsonl': [counter === undefined ? form : { ...form, counter }],
      });
      return (await formRow(data.store.read, 'form0001')).counter;
    };
    assert.equal(await counted(40, 1, 2), 40);
    assert.equal(await counted(40, 1, 2), 40);
    assert.equal(await counted(undefined, 3), 41);
    assert.equal(await counted(7, 4), 42);
    assert.equal(await counted(100, 5), 100);
  });

  test('the service goes on with ids above the imported ones', async () => {
    await using data = await engine.open();
    await importContent(data, content);
    const stored = await submit(data.store, 5);
    // The highest imported id is 3; the change log took 4 for the new form.
    assert.equal(stored?.id, 5);
    assert.equal(stored?.created_at, Date.parse(at(3)));
  });

  const others: [string, object, RegExp][] = [
    [
      'a workspace',
      { 'workspaces.jsonl': [{ ...workspace, name: 'Else' }] },
      /^workspaces\.jsonl:1: id: "space001" is stored already with other content$/,
    ],
    [
      'a workspace of another time',
      { 'workspaces.jsonl': [{ ...workspace, created_at: at(5) }] },
      /^workspaces\.jsonl:1: /,
    ],
    [
      'a form',
      { 'forms.jsonl': [{ ...form, name: 'Else' }] },
      /^forms\.jsonl:1: id: "form0001" is stored already with other content$/,
    ],
    ['a form with other fields', { 'forms.jsonl': [{ ...form, fields: [] }] }, /^forms\.jsonl:1: id: /],
    [
      'a form with another definition',
      { 'forms.jsonl': [{ ...form, fields: [], pages: [], definition: { format: 1, pages: [] } }] },
      /^forms\.jsonl:1: /,
    ],
    [
      'a response',
      { 'responses/form0001.jsonl': [upload, response(2, at(2), { updated_at: at(9) })] },
      /^responses\/form0001\.jsonl:2: id: "2" is stored already with other content$/,
    ],
    [
      'a response that was live',
      { 'responses/form0001.jsonl': [{ ...upload, test: true }] },
      /:1: id: "1" is stored/,
    ],
    [
      'a response with another extra',
      { 'responses/form0001.jsonl': [response(2, at(2), { extra: { a: 2 } })] },
      /:1: id: "2" is stored/,
    ],
    [
      'a file',
      { 'files.jsonl': [file(fileId, at(1), { name: 'b.txt' })] },
      /^files\.jsonl:1: id: ".*" is stored already with other content$/,
    ],
    [
      'the content of a file',
      { [`files/${fileId}`]: 'jello' },
      /^files\.jsonl:1: id: ".*" is stored already with other content$/,
    ],
  ];

  for (const [name, change, reason] of others) {
    test(`${name} with other content stops the import`, async () => {
      await using data = await engine.open();
      await importContent(data, content);
      const before = await exported(data);
      assert.match(await refusal(data, { ...content, ...change }), reason);
      assert.deepEqual(await exported(data), before);
    });
  }

  test('a form id of another organisation stops the import', async () => {
    await using data = await engine.open();
    await importContent(data, content);
    const other = { ...content, 'organization.json': { ...organization, id: 'other', name: 'Other' } };
    assert.match(
      await refusal(data, other),
      /^forms\.jsonl:1: id: the form "form0001" belongs to another organisation$/,
    );
    const rows = await data.store.read.selectFrom('organization').select('id').execute();
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['org00001'],
    );
  });

  test('a submission that takes a place during the import ends it, and nothing is kept', async () => {
    await using data = await engine.open();
    await importContent(data, content);
    await using folder = await writeArchive(responses(upload, response(50, at(50))));
    const source = folderSource(folder.path);
    let calls = 0;
    const disturbed: ArchiveSource = {
      ...source,
      // The files are read a second time when the responses are written but not visible yet.
      async *files() {
        calls += 1;
        if (calls === 2) await submit(data.store, Date.parse(at(50)));
        yield* source.files();
      },
    };
    const outcome = await importArchive(data, disturbed);
    assert.match(JSON.stringify(outcome), /Run the import again/);
    const rows = await data.store.read.selectFrom('response').select('id').orderBy('id').execute();
    assert.deepEqual(
      rows.map(({ id }) => id),
      [1, 2, 3, 51],
    );
    const again = await importArchive(data, source);
    assert.equal(again.ok && again.value.moved, 1);
  });

  test('the smallest and the largest id are counted, and the next response has its place', async () => {
    await using data = await engine.open();
    const latest = '9000-12-31T23:59:59.999Z';
    const ids = [-(2 ** 53 - 2 ** 32), -1, 0, 2 ** 53 - 2 ** 32];
    await importContent(data, responses(response(1, at(1))));
    await importContent(
      data,
      responses(
        response(1, at(1)),
        ...ids.map((id, index) => response(id, index === 3 ? latest : at(id % 9))),
      ),
    );
    const { live_count } = await formRow(data.store.read, 'form0001');
    assert.equal(live_count, 5);
    const counts = await data.store.read
      .selectFrom('response_count')
      .select('live')
      .where('level', '=', 0)
      .execute();
    assert.equal(
      counts.reduce((sum, { live }) => sum + live, 0),
      5,
    );
    const stored = await submit(data.store, Date.now());
    assert.equal(stored?.id, 2 ** 53 - 2 ** 32 + 2);
    assert.equal(stored?.created_at, Date.parse(latest) + 1);
  });

  test('response ids are numbered per form elsewhere', async () => {
    await using data = await engine.open();
    await importContent(data, {
      ...responses(response(1, at(1))),
      'forms.jsonl': [form, { ...form, id: 'two', created_at: at(0) }],
      'responses/two.jsonl': [response(1, at(1))],
    });
    assert.equal((await formRow(data.store.read, 'two')).live_count, 1);
  });

  test('a file name without encoding is read too, and no id leads out of the folder', async () => {
    await using data = await engine.open();
    await importContent(data, {
      ...basic,
      'forms.jsonl': [{ ...form, id: 'Dotted.id ü' }],
      'responses/Dotted.id ü.jsonl': [response(1, at(1))],
    });
    const names = Object.keys(await exported(data));
    assert.ok(names.includes('responses/Dotted%2Eid%20%C3%BC.jsonl'), names.join());
  });
});
