import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-demo-'));
});

after(async () => {
  await rm(folder, { recursive: true });
});

it('prints a key and three curl lines that can be pasted', () => {
  const { status, stdout } = canvass(['--responses', '30'], { CANVASS_PORT: '4321' });
  assert.equal(status, 0);
  const lines = stdout.split('\n');
  const [key = ''] = lines.filter((line) => line.startsWith('cv_'));
  assert.match(key, /^cv_[0-9A-Za-z]{38}$/);
  const commands = lines.filter((line) => line.startsWith('curl '));
  assert.equal(commands.length, 3);
  for (const command of commands) {
    assert.ok(command.startsWith(`curl -u ${key}: `));
    assert.match(command, /http:\/\/localhost:4321\/v[12]\/forms?/);
  }
  assert.match(stdout, /canvass serve/);
});

it('says that it is there already, and gives a new key to it', () => {
  const first = canvass(['--responses', '20', '--seed', 'again', '--json']);
  const second = canvass(['--responses', '20', '--seed', 'again', '--json']);
  assert.equal(second.status, 0);
  assert.doesNotMatch(first.stderr, /already/);
  assert.match(second.stderr, /already/);
  const { key: firstKey, ...made } = JSON.parse(first.stdout);
  const { key: secondKey, ...found } = JSON.parse(second.stdout);
  assert.notEqual(firstKey, secondKey);
  assert.deepEqual(found, made);
  assert.deepEqual(Object.keys(made), ['organization', 'forms', 'responses']);
  assert.equal(made.forms.length, 8);
  assert.equal(made.responses, 20);
});

it('uses the public address where one is set', () => {
  const { stdout } = canvass(['--responses', '0'], { CANVASS_URL: 'https://forms.example.org/' });
  assert.match(stdout, /^curl -u cv_\w+: https:\/\/forms\.example\.org\/v2\/forms$/m);
});

for (const flags of [
  ['--responses', '-1'],
  ['--responses', '1.5'],
  ['--responses', ''],
  ['--responses', '10000001'],
  ['--seed', ' '],
]) {
  it(`refuses ${flags.join(' ')} as wrong usage`, () => {
    const { status, stdout } = canvass(flags);
    assert.equal(status, 2);
    assert.equal(stdout, '');
  });
}

function canvass(flags: string[], environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['bin/canvass', 'demo', '--data', folder, ...flags], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
}
