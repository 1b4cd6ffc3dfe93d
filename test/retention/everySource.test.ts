import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { writeQuery } from '#contract/app/response/filter.ts';
import type { Workflow } from '#form/definition/document.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { erasedOverwriter } from '#service/operate/erasedOverwriter.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { runExports } from '#service/response/export/background/runExports.ts';
import type { Store } from '#store/store.ts';
import { type AppService, startApp } from '../app/appService.ts';
import { background } from '../app/response/exporting.ts';
import { backUp } from '../backup/installation.ts';
import { definition, Scene } from '../response/everywhere/scene.ts';
import { addForm } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { startWorking } from '../workflow/example.ts';
import { startReceiver } from '../workflow/receiver.ts';
import { ending, newWord, relationsWith, wordsIn } from './erasedWords.ts';

const form = 'sources1';

async function openScene(app: AppService, receiver: string): Promise<Scene> {
  const organization = await app.makeOrganization();
  const workflow: Workflow = {
    id: 'notify',
    trigger: 'response',
    do: [
      { id: 'hook', type: 'webhook', url: `${receiver}/hook?name=[field1]` },
      { id: 'team', type: 'mail', to: 'team@example.org', subject: 'From [field1]' },
      { id: 'copy', type: 'mail', to: '[field2]', subject: 'Thank you' },
    ],
  };
  await addForm(
    app.data.store,
    { partial: true, edits: true, spam: 'off' },
    { id: form, definition: { ...definition, workflows: [workflow] }, organizationId: organization },
  );
  const owner = await app.signedIn(await app.makePerson({ organization }));
  const { key } = await createApiKey(operatorWrites(app.data.store, organization), 'test', app.time.now);
  return new Scene(app, organization, { forms: [form], owner, key });
}

/** Everything that people, programs and jobs do with a response. Returns the words that should go with it. */
async function useResponses(app: AppService, scene: Scene) {
  const { organization, owner } = scene;
  const { store } = app.data;
  const word = Object.fromEntries(
    (
      ['answer', 'edited', 'mailbox', 'file', 'note', 'tag', 'deleted', 'partial', 'draft', 'served'] as const
    ).map((name) => [name, newWord()]),
  ) as Record<
    'answer' | 'edited' | 'mailbox' | 'file' | 'note' | 'tag' | 'deleted' | 'partial' | 'draft' | 'served',
    string
  >;
  const email = `${word.mailbox}@example.org`;
  const sent = await scene.send(form, { name: word.answer, email }, { contents: [word.file] });
  const { id } = await scene.stored(form, sent.submission);
  const gone = await scene.send(form, { name: word.deleted, email }, {});
  const { id: deleted } = await scene.stored(form, gone.submission);

  const { hidden } = await scene.page(`/f/${form}`);
  await scene.post(`/f/${form}/partials`, { ...hidden, field1: word.partial });
  await scene.post(`/f/${form}/drafts`, { ...hidden, field1: word.draft });

  const params = { organization, form, response: String(id) };
  const { updated_at } = await owner.ask('responseAnswers', params);
  await owner.ask('editResponse', params, { updated_at, answers: { field1: word.edited } });
  await owner.ask('addNote', params, { text: word.note });
  await owner.ask(
    'changeResponses',
    { organization, form },
    { action: 'tag', tag: word.tag, selection: { ids: [id] } },
  );
  await owner.ask(
    'changeResponses',
    { organization, form },
    { action: 'delete', selection: { ids: [deleted] } },
  );
  const search = writeQuery({ ...everyResponse, search: word.edited });
  await owner.ask('responses', { organization, form }, undefined, { query: { query: search } });
  for (const field of ['', 'field1'])
    while (!(await app.context.indexes.use(organization, form, field)).ready)
      await app.context.indexes.work();
  await owner.ask('findPerson', { organization }, { text: email, match: 'whole' });
  await owner.ask('startResponseExport', { organization, form }, { format: 'csv' });
  await runExports(background(app));
  if (store.engine === 'postgres') await sql`ANALYZE`.execute(store.read);
  return { id, words: Object.values(word), word };
}

/** A visit to a process of its own, whose log is returned. */
async function visitProcess(app: AppService, answers: Record<string, string>): Promise<string> {
  const service = await startService({
    ...app.data.env,
    CANVASS_LOG_LEVEL: 'debug',
    CANVASS_ALLOW_HOSTS: 'loopback',
  });
  try {
    const page = await (await fetch(`${service.url}/f/${form}?name=${answers.field1}`)).text();
    assert.ok(page.includes('<form'));
    const body = JSON.stringify({ submission_id: crypto.randomUUID(), answers });
    const headers = { 'Content-Type': 'application/json' };
    assert.equal((await fetch(`${service.url}/f/${form}`, { method: 'POST', headers, body })).status, 201);
  } finally {
    await service.stop();
  }
  return service.output();
}

async function eraseAll(scene: Scene): Promise<void> {
  const { organization, owner, app } = scene;
  const rows = await app.data.store.read
    .selectFrom('response')
    .select('id')
    .where('form_id', '=', form)
    .execute();
  const ids = rows.map(({ id }) => id);
  const done = await owner.ask('eraseResponses', { organization, form }, { selection: { ids } });
  assert.deepEqual([done.changed, done.next], [ids.length, null]);
}

/** Words that the planner and the index of words still hold after the job alone; tables keep unused bytes. */
async function leftByJob(store: Store, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT concat(most_common_vals::text, ' ', histogram_bounds::text, ' ', most_common_elems::text) AS text
    FROM pg_stats`.execute(store.read);
  assert.ok(
    rows.some(({ text }) => text.includes(form)),
    'the planner knows values',
  );
  const known = words.filter((word) => rows.some(({ text }) => text.includes(ending(word))));
  return [...known, ...(await relationsWith(store, `relname = 'response_doc_words'`, words))];
}

/** Every table and catalog after their unused bytes were removed, as the documents tell operators to. */
async function leftAfterRewriting(store: Store, words: readonly string[]): Promise<string[]> {
  await sql`VACUUM FULL`.execute(store.read);
  return [
    ...(await relationsWith(store, 'relnamespace >= 2200', words)),
    ...(await relationsWith(store, `relname = 'pg_statistic'`, words)),
  ];
}

eachEngine((engine) => {
  test('words of erased responses stay nowhere: tables, files, exports, runs, mails, logs, statistics, backups', async () => {
    await using receiver = await startReceiver();
    await using app = await startApp(engine);
    const { data } = app;
    const { store, files, folder } = data;
    const scene = await openScene(app, receiver.url);
    const { words, word } = await useResponses(app, scene);
    await using working = startWorking(data);
    working.clock.now = app.time.now + 1000;
    working.worker.wake();
    await working.worker.settled();
    assert.ok(
      receiver.requests.some(({ body }) => body.includes(word.mailbox)),
      'a webhook was sent',
    );
    const log = await visitProcess(app, { field1: word.served, field2: `${word.mailbox}@example.org` });
    const kept = await store.read.selectFrom('workflow_attempt').select('exchange').execute();
    assert.ok(
      kept.some(({ exchange }) => exchange?.includes(word.edited) || exchange?.includes(word.answer)),
    );
    const mails = await store.read.selectFrom('mail').select('recipient').execute();
    assert.ok(
      mails.some(({ recipient }) => recipient.startsWith(word.mailbox)),
      'a mail waits',
    );

    await eraseAll(scene);
    // Saved answers are sealed with their link, so no word of theirs is in any file.
    await removeUnneeded({ store, files }, { grace: -1 });
    assert.equal(await erasedOverwriter(store)(), true);
    await mkdir(join(folder, 'backups'), { recursive: true });
    await backUp(data, join(folder, 'backups', 'later.tar'));
    assert.deepEqual(await wordsIn(folder, words), []);
    assert.deepEqual(
      words.filter((each) => log.includes(each)),
      [],
      log,
    );
    if (engine.name !== 'postgres') return;
    assert.deepEqual(await leftByJob(store, words), []);
    assert.deepEqual(await leftAfterRewriting(store, words), []);
  });
});
