import assert from 'node:assert/strict';
import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Outcome, shell } from '../form/shell.ts';
import { onSqlite, type TestLocation } from '../support/engines.ts';

async function run({ env }: Pick<TestLocation, 'env'>, ...args: string[]): Promise<Outcome> {
  return await shell(env, process.cwd())(args);
}

/** A refusal is one sentence on standard error and nothing else. */
function assertRefused({ code, stdout, stderr }: Outcome, sentence: RegExp, expected = 1): void {
  assert.match(stderr, sentence);
  assert.deepEqual([code, stdout, stderr.trim().split('\n').length], [expected, '', 1]);
}

onSqlite((engine) => {
  test('backup, restore and their refusals at the command line', async () => {
    await using location = await engine.location();
    const path = join(location.config.data, 'a.tar.gz');
    const { stdout: id } = await run(location, 'organizations', 'create', 'Acme');
    const made = await run(location, 'backup', path);
    assert.deepEqual([made.code, made.stdout], [0, '']);
    assert.match(made.stderr, /^Wrote .*a\.tar\.gz \(\d+ bytes\)/);
    assertRefused(await run(location, 'backup', path), /already exists.*--force/);
    assert.equal((await run(location, 'backup', path, '--force')).code, 0);
    assertRefused(
      await run(location, 'backup', join(location.config.data, 'no', 'a.tar')),
      /folder .* does not exist/,
    );
    assertRefused(await run(location, 'restore', path), /already holds data .* --replace/);
    assertRefused(await run(location, 'restore', `${path}.none`, '--replace'), /There is no file/);

    await run(location, 'organizations', 'create', 'Not in the backup');
    const restored = await run(location, 'restore', path, '--replace', '--json');
    assert.equal(restored.code, 0, restored.stderr);
    assert.equal(JSON.parse(restored.stdout).organizations, 1);
    const listed = JSON.parse((await run(location, 'organizations', 'list', '--json')).stdout);
    assert.deepEqual([listed.length, listed[0].id], [1, id.trim()]);

    const held = await run(location, 'deliveries', 'show');
    assert.match(held.stdout, /^Deliveries are held since 2\d{3}-.*deliveries release/);
    const nothing = { runs: 0, mails: 0 };
    const released = JSON.parse((await run(location, 'deliveries', 'release', '--json')).stdout);
    assert.match(released.held_since, /^2\d{3}-/);
    assert.deepEqual([released.discarded, released.waiting], [nothing, nothing]);
    assert.deepEqual(JSON.parse((await run(location, 'deliveries', 'show', '--json')).stdout), {
      held_since: null,
      waiting: nothing,
    });
    assert.match((await run(location, 'deliveries', 'hold')).stdout, /^Deliveries are held since/);
    assert.match(
      (await run(location, 'deliveries', 'release', '--discard')).stdout,
      /^Deliveries are released\.\nDropped: 0 runs of workflows, 0 mails\.\n/,
    );
    assert.match((await run(location, 'restore', path, '--replace')).stderr, /Deliveries are held/);

    await truncate(path, 400);
    assertRefused(
      await run(location, 'restore', path, '--replace'),
      /damaged or no backup .* nothing was changed/,
    );
    assert.deepEqual(await readdir(join(location.config.data, 'staging')), []);
  });

  test('users are made once for each address and listed with their organisations', async () => {
    await using location = await engine.location();
    await run(location, 'organizations', 'create', 'Acme');
    const ada = ['users', 'create', '--email', 'Ada@Example.org', '--name', 'Ada'];
    const made = await run(location, ...ada, '--organization', 'Acme', '--role', 'owner');
    assert.match(made.stdout, /^[0-9a-z]{8}\n$/);
    assertRefused(
      await run(location, 'users', 'create', '--email', 'ada@example.ORG', '--name', 'Other'),
      /already exists/,
    );
    assertRefused(await run(location, ...ada, '--role', 'owner'), /--organization/, 2);
    assertRefused(
      await run(location, 'users', 'create', '--email', 'nobody', '--name', 'Nobody'),
      /not an e-mail address/,
      2,
    );
    const [listed, ...more] = JSON.parse((await run(location, 'users', 'list', '--json')).stdout);
    assert.deepEqual(more, []);
    assert.deepEqual([listed.id, listed.email, listed.name], [made.stdout.trim(), 'Ada@Example.org', 'Ada']);
    assert.deepEqual(
      listed.memberships.map((each: { organization: string; role: string }) => [
        each.organization,
        each.role,
      ]),
      [['Acme', 'owner']],
    );
  });

  test('migrate says what it did', async () => {
    await using location = await engine.location();
    await run(location, 'organizations', 'create', 'Acme');
    assert.match((await run(location, 'migrate')).stdout, /^Already at schema \d+; nothing to do\.\n$/);
    const { from, to } = JSON.parse((await run(location, 'migrate', '--json')).stdout);
    assert.equal(from, to);
  });
});

test('version names the program and what it runs on', async () => {
  const manifest = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const { stdout } = await run({ env: process.env }, 'version', '--json');
  const versions = JSON.parse(stdout);
  assert.equal(versions.canvass, manifest.version);
  assert.match(versions.node, /^\d+\.\d+\.\d+$/);
  assert.match(versions.sqlite, /^3\./);
  assert.ok(versions.schema >= 1);
  const plain = await run({ env: process.env }, 'version');
  assert.ok(plain.stdout.startsWith(`Canvass ${manifest.version} (Node.js `));
});
