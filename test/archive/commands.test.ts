import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { engine } from '../support/engines.ts';
import { at, basic, response, temporaryFolder, writeArchive } from './writeArchive.ts';

const run = promisify(execFile);

async function canvass(env: NodeJS.ProcessEnv, ...args: string[]) {
  try {
    const { stdout, stderr } = await run(process.execPath, ['bin/canvass', ...args], { env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

const content = { ...basic, 'responses/form0001.jsonl': [response(1, at(0)), response(2, at(0))] };

test('import and export tell what they did, to people and to programs', async () => {
  await using place = await engine('sqlite').place();
  await using archive = await writeArchive(content);
  await using target = await temporaryFolder();

  const first = await canvass(place.env, 'import', archive.path, '--json');
  assert.equal(first.code, 0, first.stderr);
  const { live, moved, skipped, warnings } = JSON.parse(first.stdout);
  assert.deepEqual([live, moved, skipped, warnings.length], [2, 1, 0, 1]);
  assert.match(first.stderr, /^1 items moved .*:\n {2}responses\/form0001\.jsonl:2: /);

  const again = await canvass(place.env, 'import', archive.path);
  assert.deepEqual([again.code, again.stderr], [0, '']);
  assert.match(again.stdout, /^Added to the organisation Lighthouse \(org00001\): 0 workspaces/);
  assert.match(again.stdout, /\n4 were there already\.\n$/);

  const folder = join(target.path, 'new', 'folder');
  const written = await canvass(place.env, 'export', folder);
  assert.deepEqual([written.code, written.stderr], [0, '']);
  assert.match(written.stdout, /2 live and 0 test responses, 0 files\.\n$/);
  assert.deepEqual(await readdir(join(target.path, 'new')), ['folder']);

  const full = await canvass(place.env, 'export', folder);
  assert.deepEqual([full.code, full.stdout], [1, '']);
  assert.match(full.stderr, /is not an empty folder/);
  const empty = join(target.path, 'empty');
  await mkdir(empty);
  const json = await canvass(place.env, 'export', empty, '--organization', 'Lighthouse', '--json');
  assert.equal(JSON.parse(json.stdout).live, 2);
});

test('a refused archive is exit code 1 and one sentence; a wrong call is 2', async () => {
  await using place = await engine('sqlite').place();
  await using archive = await writeArchive({ ...content, 'forms.jsonl': '{}\n' });
  const refused = await canvass(place.env, 'import', archive.path);
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.match(refused.stderr, /^forms\.jsonl:1: .*\nNothing of the archive was kept\.\n$/);
  const usage = [['import'], ['import', archive.path, '--from', 'http://localhost:1'], ['export']];
  for (const args of usage) assert.equal((await canvass(place.env, ...args)).code, 2, args.join(' '));
});
