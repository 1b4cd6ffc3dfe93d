import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newWorkspace } from '#service/workspace/newWorkspace.ts';
import { renameWorkspace } from '#service/workspace/renameWorkspace.ts';
import { workspaceOverview } from '#store/query/workspace.ts';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { eachEngine, engine } from '../support/engines.ts';
import { newOrganization, pushed, start } from './example.ts';
import { shell } from './shell.ts';

const by = { actor: { kind: 'command_line' }, now: start } as const;

eachEngine((each) => {
  test('workspaces are made, counted and renamed, each in its organisation', async () => {
    await using data = await each.open();
    const { store } = data;
    const mine = await newOrganization(store);
    const theirs = await newOrganization(store, 'Other');
    const sales = await newWorkspace(store, mine, 'Sales', by);
    const second = await newWorkspace(store, mine, 'Sales', by);
    assert.deepEqual([sales.sameName, second.sameName], [false, true]);
    assert.equal((await newWorkspace(store, theirs, 'Sales', by)).sameName, false);
    await pushed(store, mine, { workspace: sales.id });
    const rename = async (id: string, name: string, organization = mine) =>
      (await renameWorkspace(store, organization, id, name, by)).ok;
    assert.equal(await rename('Sales', 'Support'), false);
    assert.equal(await rename(second.id, 'Support', theirs), false);
    assert.equal(await rename(second.id, 'Support'), true);
    const overview = await workspaceOverview(store.read, mine);
    assert.deepEqual(
      overview.map(({ id, name, forms }) => [id, name, forms]),
      [
        [sales.id, 'Sales', 1],
        [second.id, 'Support', 0],
      ],
    );
  });
});

test('a second workspace is made and renamed at the command line', async () => {
  await using place = await engine('sqlite').place();
  await using folder = await temporaryFolder();
  const run = shell(place.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  const id = (await run(['workspaces', 'create', 'Sales'])).stdout.trim();
  assert.match(id, /^[0-9a-z]{8}$/);
  const again = await run(['workspaces', 'create', 'Sales', '--json']);
  assert.match(again.stderr, /^Another workspace has this name/);
  const twin = JSON.parse(again.stdout).id;
  const renamed = await run(['workspaces', 'rename', twin, 'Support']);
  assert.equal(renamed.stdout, `The workspace "Sales" (${twin}) is called "Support" now.\n`);
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
    [1, 'There is no workspace with the id or name "Gone". node bin/canvass workspaces list shows them.\n'],
  );
  assert.equal((await run(['workspaces', 'create', ' '])).code, 2);
});
