import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { newWorkspace } from '#service/organization/workspace/newWorkspace.ts';
import { renameWorkspace } from '#service/organization/workspace/renameWorkspace.ts';
import { insertWorkspace, workspaceOverview } from '#store/query/organization/workspace.ts';
import type { OrganizationId } from '#store/tables.ts';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { engine, onSqlite } from '../support/engines.ts';
import { newOrganization, pushed, start } from './example.ts';
import { shell } from './shell.ts';

onSqlite((each) => {
  test('workspaces are made, counted and renamed, each in its organisation', async () => {
    await using data = await each.open();
    const { store } = data;
    const mine = await newOrganization(store);
    const theirs = await newOrganization(store, 'Other');
    const make = async (organization: OrganizationId, name: string) => {
      const made = await newWorkspace(operatorWrites(store, organization), name, start);
      return made.ok ? made.value.id : made.failure.code;
    };
    const sales = await make(mine, 'Sales');
    const second = await make(mine, 'Second');
    await make(theirs, 'Sales');
    await pushed(store, mine, { workspace: sales });
    const rename = async (id: string, name: string, organization = mine) =>
      (await renameWorkspace(operatorWrites(store, organization), id, name, start)).ok;
    assert.equal(await rename('Sales', 'Support'), false);
    assert.equal(await rename(second, 'Support', theirs), false);
    assert.equal(await rename(second, 'Support'), true);
    const overview = await workspaceOverview(store.read, mine);
    assert.deepEqual(
      overview.map(({ id, name, forms }) => [id, name, forms]),
      [
        [sales, 'Sales', 1],
        [second, 'Support', 0],
      ],
    );
  });

  test('workspace names are unique within an organisation', async () => {
    await using data = await each.open();
    const { store } = data;
    const organization = await newOrganization(store);
    const make = async (name: string) => {
      const made = await newWorkspace(operatorWrites(store, organization), name, start);
      return made.ok ? made.value.id : made.failure.code;
    };
    const rename = async (id: string, name: string) => {
      const renamed = await renameWorkspace(operatorWrites(store, organization), id, name, start);
      return renamed.ok ? 'renamed' : renamed.failure.code;
    };
    const atOnce = await Promise.all(['Café', ' CAFÉ ', 'café'].map(make));
    assert.equal(atOnce.filter((id) => id === 'name_taken').length, 2);
    const cafe = atOnce.find((id) => id !== 'name_taken') ?? '';
    const cafeteria = await make('Cafe');
    assert.equal(await make(cafe), 'name_taken');
    assert.equal(await rename(cafeteria, 'caFÉ'), 'name_taken');
    assert.equal(await rename(cafe, 'CAFÉ'), 'renamed');
    // An import may have added one with the same name.
    const double = { organization_id: organization, id: 'double01', name: 'CAFÉ', created_at: start + 100 };
    await store.write(({ db }) => insertWorkspace(db, double));
    assert.deepEqual(
      [await rename('double01', 'CAFÉ'), await rename('double01', 'Bar')],
      ['renamed', 'renamed'],
    );
  });
});

test('a second workspace is made and renamed at the command line', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  const id = (await run(['workspaces', 'create', 'Sales'])).stdout.trim();
  assert.match(id, /^[0-9a-z]{8}$/);
  const again = await run(['workspaces', 'create', 'sales']);
  assert.equal(again.code, 1);
  assert.match(again.stderr, /^Another workspace already has the name or id "sales"; nothing was changed/);
  const twin = JSON.parse((await run(['workspaces', 'create', 'Second', '--json'])).stdout).id;
  assert.equal((await run(['workspaces', 'rename', twin, 'Sales'])).code, 1);
  const renamed = await run(['workspaces', 'rename', twin, 'Support']);
  assert.equal(renamed.stdout, `The workspace "Second" (${twin}) is now called "Support".\n`);
  const listed = JSON.parse((await run(['workspaces', 'list', '--json'])).stdout);
  assert.deepEqual(
    listed.map((row: { id: string; name: string; forms: number }) => [row.id, row.name, row.forms]),
    [
      [id, 'Sales', 0],
      [twin, 'Support', 0],
    ],
  );
  const gone = await run(['workspaces', 'rename', 'Gone', 'Support']);
  assert.deepEqual(
    [gone.code, gone.stderr],
    [1, 'There is no workspace with the id or name "Gone". To list them: node bin/canvass workspaces list\n'],
  );
  assert.equal((await run(['workspaces', 'create', ' '])).code, 2);
});
