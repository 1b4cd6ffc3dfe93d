import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { beginData } from '#service/operate/openData.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { shell } from '../form/shell.ts';
import { eachEngine, engine, type TestLocation } from '../support/engines.ts';
import { beginning, commandsOnData, formFile } from './everyCommand.ts';

/** Names and contents of everything below a folder. */
async function everything(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    found[path] = entry.isFile()
      ? createHash('sha256')
          .update(await readFile(path))
          .digest('hex')
      : 'a folder';
  }
  return found;
}

async function workFolder() {
  const path = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  await writeFile(join(path, 'form.yaml'), formFile);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Runs each in the work folder and expects the same refusal from all. */
async function assertRefused(
  location: Pick<TestLocation, 'env'>,
  commands: readonly string[][],
  sentence: RegExp,
): Promise<void> {
  await using work = await workFolder();
  const run = shell(location.env, work.path, { alwaysInside: true });
  const before = await everything(work.path);
  for (const command of commands) {
    const { code, stdout, stderr } = await run(command);
    const name = command.join(' ');
    assert.equal(code, 1, `${name}: ${stdout}${stderr}`);
    assert.match(stdout + stderr, sentence, name);
    assert.deepEqual(await everything(work.path), before, name);
  }
}

function withoutVariables(env: NodeJS.ProcessEnv, ...names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

async function tablesOf(url: string | undefined): Promise<string[]> {
  if (url === undefined) return [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    return rows.map(({ tablename }) => tablename);
  } finally {
    await client.end();
  }
}

/** The commands that create an installation, with arguments to do so. */
const beginners = [
  ['organizations', 'create', 'Acme'],
  ['demo', '--responses', '0'],
  ['serve', '--port', '0'],
];

/** An installation with an organisation, closed. */
async function filled(location: TestLocation): Promise<void> {
  const data = await beginData(location.config);
  await createOrganization(data.store, 'Acme', Date.now());
  await data.close();
}

test('the list of commands knows those that it leaves out', async () => {
  const names = (await commandsOnData()).map((words) => words.join(' '));
  assert.ok(names.length > 40, names.join('\n'));
  assert.ok(names.includes('backup contact1') && names.includes('secrets rotate'));
  assert.equal(names.filter((name) => beginning.some((each) => name.startsWith(`${each} `))).length, 0);
});

test('where no folder is named and there is none, every command but five says where it looked and writes nothing', async () => {
  await using location = await engine('sqlite').location();
  const env = withoutVariables(location.env, 'CANVASS_DATA');
  await assertRefused({ env }, await commandsOnData(), /There is no installation in \/.*\/data\. .*--data/);
});

eachEngine((each) => {
  test('where there is nothing, every command but five says so and writes nothing', async () => {
    await using location = await each.location();
    const where = each.name === 'sqlite' ? location.config.data : 'the database "canvass_test_';
    await assertRefused(location, await commandsOnData(), new RegExp(`There is no installation in ${where}`));
    assert.deepEqual(await readdir(location.config.data), []);
    assert.deepEqual(await tablesOf(location.config.databaseUrl), []);
  });

  test('data without its secrets is left as it is by every command, and gets no new ones', async () => {
    await using location = await each.location();
    await filled(location);
    await rm(join(location.config.data, 'secrets.json'));
    const before = await everything(location.config.data);
    const others = (await commandsOnData()).filter(([first]) => first !== 'secrets');
    await assertRefused(location, [...others, ...beginners], /its secrets\.json is not in \//);
    assert.deepEqual(await everything(location.config.data), before);
  });

  test('data with the secrets of another installation is refused by every command', async () => {
    await using location = await each.location();
    await filled(location);
    await using other = await engine('sqlite').location();
    await filled(other);
    await cp(join(other.config.data, 'secrets.json'), join(location.config.data, 'secrets.json'));
    const others = (await commandsOnData()).filter(
      ([first, second]) => `${first} ${second}` !== 'secrets create',
    );
    await assertRefused(
      location,
      [...others, ...beginners],
      /belongs to another installation than the database/,
    );
  });

  test('new secrets are made for data that has lost its own only where that is asked for', async () => {
    await using location = await each.location();
    await using work = await workFolder();
    await filled(location);
    const run = shell(location.env, work.path, { alwaysInside: true });
    const path = join(location.config.data, 'secrets.json');
    assert.match((await run(['secrets', 'create', '--yes'])).stderr, /already has a secrets\.json/);
    await rm(path);
    const asked = await run(['secrets', 'create']);
    assert.deepEqual([asked.code, /Nothing was changed/.test(asked.stdout)], [1, true], asked.stderr);
    assert.equal((await run(['organizations', 'list'])).code, 1);
    assert.equal((await run(['secrets', 'create', '--yes'])).code, 0);
    assert.match((await run(['organizations', 'list'])).stdout, /Acme/);
  });

  test('a process killed at its first start does not block the next start', async () => {
    await using location = await each.location();
    const data = await beginData(location.config);
    await data.close();
    // Simulates a kill after the tables were created and before the secrets were, which nothing has used yet.
    await rm(join(location.config.data, 'secrets.json'));
    await using work = await workFolder();
    const run = shell(location.env, work.path, { alwaysInside: true });
    assert.match((await run(['form', 'list'])).stderr, /There is no installation in/);
    const made = await run(['organizations', 'create', 'Acme']);
    assert.equal(made.code, 0, made.stderr);
    assert.match((await run(['organizations', 'list'])).stdout, /Acme/);
  });
});

test('no command reinitialises a folder with secrets but no database, and a restore fills it', async () => {
  await using location = await engine('sqlite').location();
  await filled(location);
  await using work = await workFolder();
  const run = shell(location.env, work.path, { alwaysInside: true });
  const path = join(location.config.data, 'a.tar');
  assert.equal((await run(['backup', path])).code, 0);
  for (const name of await readdir(location.config.data))
    if (name.startsWith('canvass.db')) await rename(join(location.config.data, name), join(work.path, name));
  const before = await everything(location.config.data);
  await assertRefused(
    location,
    [...(await commandsOnData()), ...beginners],
    /no database \(canvass\.db\).*restore/,
  );
  assert.deepEqual(await everything(location.config.data), before);
  assert.equal((await run(['restore', path])).code, 0);
  assert.match((await run(['organizations', 'list'])).stdout, /Acme/);
});

test('a missing backup creates no installation', async () => {
  await using location = await engine('sqlite').location();
  await using work = await workFolder();
  const run = shell(location.env, work.path, { alwaysInside: true });
  assert.match((await run(['restore', 'nothing.tar'])).stderr, /There is no file/);
  assert.deepEqual(await readdir(location.config.data), []);
});
