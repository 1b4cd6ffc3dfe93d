import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { listKeys } from '#store/query/organization/key.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';
import { beginData, type Data } from '../../operate/openData.ts';
import { importArchive } from '../archive/importArchive.ts';
import { demoArchive } from './demoArchive.ts';
import { type MadeDemo, makeDemo } from './makeDemo.ts';

let folder: string;
let data: Data;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-demo-'));
  data = await beginData({ data: folder, databaseUrl: undefined, allowUnsafePostgres: false });
});

after(async () => {
  await data.close();
  await rm(folder, { recursive: true });
});

it('makes the organisation once and a fresh key each time', async () => {
  const first = await make(120, '1');
  assert.equal(first.created, true);
  assert.equal(first.forms.length, 8);
  const second = await make(120, '1');
  assert.equal(second.created, false);
  assert.notEqual(second.key, first.key);
  assert.deepEqual({ ...second, key: '', created: true }, { ...first, key: '' });
  const keys = await listKeys(data.store.read);
  assert.deepEqual(
    keys.map(({ name, organization }) => ({ name, organization })),
    [first, second].map(({ organization }) => ({ name: 'demo', organization: organization.name })),
  );
});

it('puts another number or seed beside it', async () => {
  const known = (await listOrganizations(data.store.read)).length;
  for (const demo of [await make(0, '1'), await make(121, '1'), await make(120, '2')]) {
    assert.equal(demo.created, true);
  }
  const all = await listOrganizations(data.store.read);
  assert.equal(all.length, known + 3);
  assert.ok(all.every((organization) => organization.form_count === 8));
  assert.deepEqual(all.map(({ name }) => name).sort(), [
    'Lantern House',
    'Lantern House 2',
    'Lantern House 3',
    'Lantern House 4',
  ]);
  const again = await make(121, '1');
  assert.deepEqual([again.created, again.organization.name], [false, 'Lantern House 3']);
});

it('is an archive that an import takes without a remark, and a second time without a change', async () => {
  const source = demoArchive({ responses: 500, seed: 'import', name: 'Lantern House by import' });
  const first = await importArchive(data, source);
  assert.ok(first.ok, JSON.stringify(first));
  const { workspaces, forms, live, test, files, moved, findings } = first.value;
  assert.deepEqual(
    { workspaces, forms, moved, findings },
    { workspaces: 3, forms: 8, moved: 0, findings: [] },
  );
  assert.equal(live + test, 500);
  assert.ok(live > test && test > 0 && files > 10);
  const second = await importArchive(data, source);
  assert.ok(second.ok, JSON.stringify(second));
  assert.equal(second.value.skipped, workspaces + forms + live + test + files);
});

async function make(responses: number, seed: string): Promise<MadeDemo> {
  const made = await makeDemo(data, { responses, seed });
  assert.ok(made.ok, JSON.stringify(made));
  return made.value;
}
