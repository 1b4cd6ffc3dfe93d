import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { erasedOverwriter } from '#service/operate/erasedOverwriter.ts';
import { dueResponses, eraseResponses } from '#store/query/response/retention.ts';
import type { Store } from '#store/store.ts';
import { engine, type TestData } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { randomNumbers } from '../support/randomNumbers.ts';
import { assertSound, count, fill, wordsIn } from './erasedWords.ts';

/** Erases every third response; returns their words. */
async function erased(
  { store }: TestData,
  { survey, words }: Awaited<ReturnType<typeof fill>>,
): Promise<string[]> {
  const { organizationId, formId } = survey;
  const due = await dueResponses(store.read, organizationId, formId, 1e14, count);
  const gone = due.filter(({ id }) => id % 3 === 0);
  await store.write((transaction) =>
    eraseResponses(transaction, organizationId, formId, gone, { now: 2_000 }),
  );
  // Others are in files of their own, which `removeUnneeded` removes.
  return gone.flatMap(({ id }) => words.get(id)?.slice(0, 3) ?? []);
}

async function contentOf(store: Store): Promise<unknown> {
  return {
    responses: await store.read.selectFrom('response').selectAll().orderBy('id').execute(),
    words: await store.read.selectFrom('response_doc').selectAll().orderBy('doc').execute(),
    changes: await store.read.selectFrom('change_entry').selectAll().orderBy('number').execute(),
  };
}

/** The process that overwrites, as soon as it has opened the database. */
async function overwritingProcess(parent: number): Promise<number | undefined> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '');
  for (const child of children.split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('erasedBytesProcess')) continue;
    const folder = `/proc/${child}/fd`;
    const open = await readdir(folder).catch(() => []);
    const names = await Promise.all(open.map((name) => readlink(join(folder, name)).catch(() => '')));
    if (names.some((name) => name.endsWith('canvass.db'))) return Number(child);
  }
  return undefined;
}

const hasProcesses = process.platform === 'linux' ? {} : { skip: 'needs /proc' };

test('killed between and within pages, it changes no row, and the next one ends what it began', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const next = randomNumbers(seed);
  await using data = await engine('sqlite').open();
  const filled = await fill(data);
  const gone = await erased(data, filled);
  const before = await contentOf(data.store);
  const path = join(data.folder, 'canvass.db');
  for (let round = 0; round < 12; round += 1) {
    const child = fork(join(import.meta.dirname, 'overwriteLoop.ts'), [path], { execArgv: [] });
    for (let pages = Math.floor(next() * 40); pages >= 0; pages -= 1) await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await assertSound(data.store);
    assert.deepEqual(await contentOf(data.store), before, `seed ${seed}`);
  }
  assert.equal(await erasedOverwriter(data.store)(), true);
  assert.deepEqual(
    (await wordsIn(data.folder, gone)).filter((found) => found.startsWith('canvass.db')),
    [],
  );
  assert.deepEqual(await contentOf(data.store), before);
});

test('a job whose process is killed fails, and the next one does its work', hasProcesses, async (t) => {
  await using data = await engine('sqlite').open();
  const filled = await fill(data);
  const gone = await erased(data, filled);
  const before = await contentOf(data.store);
  let outcome: 'ended' | 'killed' | undefined;
  const running = erasedOverwriter(data.store)().then(
    () => (outcome = 'ended'),
    () => (outcome = 'killed'),
  );
  // On a fast machine it may end before anybody sees it.
  const child = await eventually(async () => outcome ?? (await overwritingProcess(process.pid)));
  if (typeof child === 'number') process.kill(child, 'SIGKILL');
  await running;
  if (outcome === 'ended') return t.skip('it ended before it was found, so nothing was killed');
  assert.ok((await data.store.read.selectFrom('erasure').selectAll().execute()).length > 0);
  await assertSound(data.store);
  assert.equal(await erasedOverwriter(data.store)(), true);
  assert.deepEqual(await contentOf(data.store), before);
  assert.deepEqual(
    (await wordsIn(data.folder, gone)).filter((found) => found.startsWith('canvass.db')),
    [],
  );
});
