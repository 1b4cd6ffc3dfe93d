import assert from 'node:assert/strict';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { shell } from '../form/shell.ts';
import { engine } from '../support/engines.ts';
import { at, basic, response, temporaryFolder, workspace, writeArchive } from './writeArchive.ts';

const canvass = (env: NodeJS.ProcessEnv, ...args: string[]) => shell(env, process.cwd())(args);

const content = { ...basic, 'responses/form0001.jsonl': [response(1, at(0)), response(2, at(0))] };

test('import and export report what they did, to people and to programs', async () => {
  await using location = await engine('sqlite').location();
  await using archive = await writeArchive(content);
  await using target = await temporaryFolder();

  const first = await canvass(location.env, 'import', archive.path, '--json');
  assert.equal(first.code, 0, first.stderr);
  const { live, moved, skipped, warnings } = JSON.parse(first.stdout);
  assert.deepEqual([live, moved, skipped, warnings.length], [2, 1, 0, 1]);
  assert.match(first.stderr, /^Items moved .* \(1\):\n {2}responses\/form0001\.jsonl:2: /);

  const again = await canvass(location.env, 'import', archive.path, '--into', 'org00001');
  assert.deepEqual([again.code, again.stderr], [0, '']);
  assert.match(again.stdout, /^Added to the organisation Lighthouse \(org00001\): 0 workspaces/);
  assert.match(again.stdout, /\n4 were already there\.\n$/);

  const folder = join(target.path, 'folder');
  const written = await canvass(location.env, 'export', folder);
  assert.deepEqual([written.code, written.stderr], [0, '']);
  assert.match(written.stdout, /2 live and 0 test responses, 0 files\.\n$/);
  assert.deepEqual(await readdir(target.path), ['folder']);

  const full = await canvass(location.env, 'export', folder);
  assert.deepEqual([full.code, full.stdout], [1, '']);
  assert.match(full.stderr, /is not an empty folder/);
  const empty = join(target.path, 'empty');
  await mkdir(empty);
  const json = await canvass(location.env, 'export', empty, '--organization', 'Lighthouse', '--json');
  assert.equal(JSON.parse(json.stdout).live, 2);
});

test('an archive is added to an existing organisation only on request', async () => {
  await using location = await engine('sqlite').location();
  await using archive = await writeArchive(content);
  const data = ['--data', location.config.data];
  assert.equal((await canvass(location.env, 'import', archive.path)).code, 0);
  await using more = await writeArchive({
    ...content,
    'workspaces.jsonl': [workspace, { ...workspace, id: 'space002', name: 'Planted' }],
  });
  await using other = await writeArchive({ ...basic, 'organization.json': { format: 1, name: 'Elsewhere' } });
  const here = 'The organisation Lighthouse (org00001)';
  const added = 'nothing was imported. To add what is missing to it: --into org00001';
  const refusals: [args: string[], sentence: string][] = [
    [[more.path], `${here} already exists; ${added}\n`],
    [[more.path, '--json'], `${here} already exists; ${added}\n`],
    [
      [more.path, '--into', 'org00002'],
      `The import belongs to the organisation Lighthouse (org00001), not to org00002; nothing was imported.\n`,
    ],
    [
      [more.path, '--into', 'Lighthouse'],
      `The import belongs to the organisation Lighthouse (org00001), not to Lighthouse; nothing was imported.\n`,
    ],
    [
      [other.path, '--into', 'org00001'],
      'The import does not belong to org00001, nor to any other organisation here; nothing was imported. Leave out --into to create its organisation.\n',
    ],
  ];
  for (const [args, sentence] of refusals)
    assert.deepEqual(await canvass(location.env, 'import', ...args, ...data), {
      code: 1,
      stdout: '',
      stderr: sentence,
    });
  const workspaces = async () =>
    JSON.parse((await canvass(location.env, 'workspaces', 'list', '--json')).stdout);
  assert.equal((await workspaces()).length, 1);
  assert.equal((await canvass(location.env, 'import', more.path, '--into', 'org00001')).code, 0);
  assert.equal((await workspaces()).length, 2);
  const wrong = await canvass(location.env, 'import', more.path, '--max-size', 'much');
  assert.deepEqual([wrong.code, wrong.stdout], [2, '']);
});

test('an export that has nowhere to go says so and leaves nothing', async () => {
  await using location = await engine('sqlite').location();
  await using target = await temporaryFolder();
  assert.equal((await canvass(location.env, 'organizations', 'create', 'Lighthouse')).code, 0);
  const parent = join(target.path, 'new');
  const missing = await canvass(location.env, 'export', join(parent, 'folder'));
  assert.deepEqual(missing, {
    code: 1,
    stdout: '',
    stderr: `There is no folder ${parent}.\n`,
  });
  const file = await canvass(location.env, 'export', join(process.cwd(), 'package.json', 'folder'));
  assert.match(file.stderr, /^There is no folder .*package\.json\.\n$/);
  if (process.platform !== 'linux') return;
  // /proc returns ENOENT for every new folder, on which a recursive mkdir loops forever.
  const system = await canvass(location.env, 'export', '/proc/folder');
  assert.deepEqual([system.code, system.stdout], [1, '']);
  assert.match(system.stderr, /^Cannot create a folder in \/proc \(ENOENT\)\.\n$/);
  if (process.getuid?.() === 0) return;
  await mkdir(parent);
  await chmod(parent, 0o500);
  const closed = await canvass(location.env, 'export', join(parent, 'folder'));
  assert.equal(closed.stderr, `Cannot create a folder in ${parent} (EACCES).\n`);
});

test('a refused archive is exit code 1 and one sentence; a wrong call is 2', async () => {
  await using location = await engine('sqlite').location();
  await using archive = await writeArchive({ ...content, 'forms.jsonl': '{}\n' });
  const refused = await canvass(location.env, 'import', archive.path);
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.match(refused.stderr, /^forms\.jsonl:1: .*\nNothing was imported\.\n$/);
  const file = await canvass(location.env, 'import', 'README.md');
  assert.match(file.stderr, /^README\.md: is not a whole archive: .*\nNothing was imported\.\n$/);
  const usage = [['import'], ['import', archive.path, '--from', 'http://localhost:1'], ['export']];
  for (const args of usage) assert.equal((await canvass(location.env, ...args)).code, 2, args.join(' '));
});
