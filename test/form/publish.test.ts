import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseForm } from '#service/form/chooseForm.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { listForms } from '#service/form/listForms.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findDefinition, findForm, formsAtOffset } from '#store/query/form/form.ts';
import { filePage, findFile, insertFile, organizationsWithFile } from '#store/query/response/file.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { unboundedWindow } from '#store/store.ts';
import { arriving } from '../store/example.ts';
import { onSqlite } from '../support/engines.ts';
import {
  type Change,
  definition,
  meanwhile,
  newOrganization,
  pushed,
  relabelled,
  start,
  storedForm,
} from './example.ts';

const server = { payments: true, today: '2026-11-16' };
const fileId = '0192b6a0-0000-7000-8000-000000000001';

onSqlite((engine) => {
  test('a publication is a version that stays, and the first one enables the form', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    const publish = async (now: number) => {
      const outcome = await publishForm(operatorWrites(store, organizationId), 'contact1', now);
      if (!outcome.ok) assert.fail(outcome.failure.code);
      const { version, published, enabled } = outcome.value;
      return [version, published, enabled];
    };
    assert.deepEqual(
      await setFormEnabled(operatorWrites(store, organizationId), 'contact1', true, Date.now()),
      {
        ok: false,
        failure: { code: 'not_published' },
      },
    );
    assert.deepEqual(await publish(start + 10), [1, true, true]);
    assert.deepEqual(await publish(start + 20), [1, false, true]);
    const { enabled, updated_at, published_version } = await storedForm(store);
    assert.deepEqual([enabled, updated_at - start, published_version], [1, 10, 1]);

    assert.deepEqual(
      await setFormEnabled(operatorWrites(store, organizationId), 'contact1', false, Date.now()),
      {
        ok: true,
        value: { changed: true },
      },
    );
    await pushed(store, organizationId, { definition: relabelled('Your name') });
    // A clock that went back does not make the form older.
    assert.deepEqual(await publish(start + 5), [2, true, false]);
    assert.equal((await storedForm(store)).updated_at - start, 10);
    assert.equal(await findDefinition(store.read, organizationId, 'contact1', 1), JSON.stringify(definition));
    const second = await findDefinition(store.read, organizationId, 'contact1', 2);
    assert.equal(second, JSON.stringify(relabelled('Your name')));
  });

  test('a form with errors is not published, and warnings do not matter', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId, { definition: { format: 2, pages: [] } });
    const outcome = await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    if (outcome.ok || outcome.failure.code !== 'findings_block') assert.fail('it was published');
    assert.ok(outcome.failure.findings.some(({ code }) => code === 'no_pages'));
    assert.equal((await storedForm(store)).published_version, null);
    const twice = structuredClone(definition);
    twice.pages.push({ id: 'page2', label: 'Empty', fields: [] });
    await pushed(store, organizationId, { definition: twice });
    const published = await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    assert.ok(published.ok && published.value.findings.length > 0);
  });

  test('publications at once give each version one number', async () => {
    await using data = await engine.open();
    const organizationId = await newOrganization(data.store);
    await pushed(data.store, organizationId);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () =>
        publishForm(operatorWrites(data.store, organizationId), 'contact1', start),
      ),
    );
    assert.ok(outcomes.every(({ ok }) => ok));
    assert.equal((await storedForm(data.store)).published_version, 1);
  });

  test('each of many publications at once is one pushed document, whole', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    const labels = Array.from({ length: 6 }, (_, index) => `Name ${index}`);
    const publish = () => publishForm(operatorWrites(store, organizationId), 'contact1', start);
    const outcomes = await Promise.all(
      labels.flatMap((label) => [
        publish(),
        pushed(store, organizationId, { definition: relabelled(label) }).then(publish),
      ]),
    );
    const versions = await store.read.selectFrom('form_version').selectAll().orderBy('version').execute();
    assert.deepEqual(
      versions.map(({ version }) => version),
      versions.map((_, index) => index + 1),
    );
    const known = new Set(['Name', ...labels].map((label) => JSON.stringify(relabelled(label))));
    for (const { version, definition: published } of versions)
      assert.ok(known.has(published), `version ${version}: ${published}`);
    // Every publisher gets an existing version, and never another's as its own.
    const made = outcomes.map((outcome) => (outcome.ok ? outcome.value : assert.fail(outcome.failure.code)));
    const own = made.filter(({ published }) => published).map(({ version }) => version);
    assert.deepEqual(
      own.sort((one, other) => one - other),
      versions.map(({ version }) => version),
    );
    const { draft, published_version } = await storedForm(store);
    assert.equal(versions.at(-1)?.definition, draft);
    assert.equal(versions.at(-1)?.version, published_version);
  });

  test('a push during a publication is published too, and checked first', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    const publishAfter = (change: Change) =>
      publishForm(
        operatorWrites(
          meanwhile(store, () => pushed(store, organizationId, change)),
          organizationId,
        ),
        'contact1',
        start,
      );
    const first = await publishAfter({ definition: relabelled('Late') });
    assert.equal(first.ok && first.value.version, 1);
    assert.equal(
      await findDefinition(store.read, organizationId, 'contact1', 1),
      JSON.stringify(relabelled('Late')),
    );
    await pushed(store, organizationId, { definition: relabelled('Later') });
    const second = await publishAfter({ definition: { format: 2, pages: [] } });
    assert.equal(second.ok ? '' : second.failure.code, 'findings_block');
    assert.equal((await storedForm(store)).published_version, 1);
  });

  test('a publication says whether the form is enabled now, not a moment ago', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    await pushed(store, organizationId, { name: 'Contact', definition: relabelled('Your name') });
    const disabling = meanwhile(store, () =>
      setFormEnabled(operatorWrites(store, organizationId), 'contact1', false, Date.now()),
    );
    const outcome = await publishForm(operatorWrites(disabling, organizationId), 'contact1', start);
    assert.deepEqual(outcome.ok && [outcome.value.version, outcome.value.enabled], [2, false]);
  });

  test('wrong settings that came by another way keep a form from being published, changed or not', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    await store.write(({ db }) =>
      db.updateTable('form').set({ settings: '{"time_zone":"Nowhere/Land"}' }).execute(),
    );
    const outcome = await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    if (outcome.ok || outcome.failure.code !== 'findings_block') assert.fail('nothing was found');
    assert.deepEqual(
      outcome.failure.findings.map(({ code }) => code),
      ['time_zone_unknown'],
    );
  });

  test('a draft that differs only in notation counts as published, in the list as well', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    const isListed = async () => {
      const [listed] = await listForms(store.read, organizationId, undefined, server);
      return listed?.unpublished_changes === false;
    };
    const isPublished = async () => {
      const outcome = await publishForm(operatorWrites(store, organizationId), 'contact1', start);
      return outcome.ok && !outcome.value.published;
    };
    const { pages, ...rest } = definition;
    const draft = JSON.stringify({ pages, ...rest });
    assert.notEqual(draft, JSON.stringify(definition));
    await store.write(({ db }) => db.updateTable('form').set({ draft }).execute());
    assert.deepEqual([await isListed(), await isPublished()], [true, true]);
    await pushed(store, organizationId, { definition: relabelled('Your name') });
    assert.deepEqual([await isListed(), await isPublished()], [false, false]);
    assert.deepEqual([await isListed(), await isPublished()], [true, true]);
  });

  test('a form is found by id, by address and by a name that only it has, in its own organisation', async () => {
    await using data = await engine.open();
    const { store } = data;
    const mine = await newOrganization(store);
    const theirs = await newOrganization(store, 'Other');
    await pushed(store, mine, { settings: { slug: 'contact' } });
    await pushed(store, mine, { id: 'contact2', name: 'contact1' });
    await pushed(store, theirs, { id: 'contact3' });
    const find = async (asked: string, organizationId = mine) => {
      const chosen = await chooseForm(store.read, organizationId, asked);
      return chosen.ok ? chosen.value.id : chosen.failure.code;
    };
    assert.equal(await find('contact1'), 'contact1');
    assert.equal(await find('contact'), 'contact1');
    assert.equal(await find('Contact'), 'contact1');
    assert.equal(await find('contact3'), 'form_unknown');
    assert.equal(await find('contact', theirs), 'form_unknown');
    assert.equal(await find('Contact', theirs), 'contact3');
    assert.equal(await find('\0'), 'form_unknown');
    await pushed(store, mine, { id: 'contact2', name: 'Contact' });
    assert.equal(await find('Contact'), 'form_ambiguous');
    assert.deepEqual(
      (await listForms(store.read, mine, undefined, server)).map(({ id, state, slug }) => [id, state, slug]),
      [
        ['contact2', 'draft', null],
        ['contact1', 'draft', 'contact'],
      ],
    );
  });

  test('a form with responses is deleted only on explicit request, and its id is not reused', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    await pushed(store, organizationId, { id: 'contact2' });
    await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    await store.write(async (transaction) => {
      const [stored] = await appendResponses(
        transaction,
        organizationId,
        [arriving('contact1'), arriving('contact1', { test: true })],
        () => start,
      );
      await insertFile(transaction.db, {
        organization_id: organizationId,
        id: fileId,
        name: 'a.txt',
        type: 'text/plain',
        size: 1,
        created_at: start,
        updated_at: start,
        form_id: 'contact1',
        response_id: stored?.id ?? null,
        field_id: 'field1',
      });
    });
    const files = () => filePage(store.read, organizationId, { limit: 10, ...unboundedWindow });
    assert.equal((await files()).rows.length, 1);
    const remove = (withResponses: boolean) =>
      deleteForm(operatorWrites(store, organizationId), 'contact1', { withResponses, now: start + 9 });
    assert.deepEqual(await remove(false), { ok: false, failure: { code: 'has_responses', responses: 2 } });
    assert.notEqual(await findForm(store.read, organizationId, 'contact1'), undefined);
    assert.deepEqual(await remove(true), { ok: true, value: { responses: 2 } });
    assert.equal((await remove(true)).ok, false);
    assert.equal(await findForm(store.read, organizationId, 'contact1'), undefined);
    const { rows, total } = await formsAtOffset(store.read, organizationId, 0, 10);
    assert.deepEqual([rows.map(({ id }) => id), total], [['contact2'], 1]);
    assert.equal((await listForms(store.read, organizationId, undefined, server)).length, 1);
    assert.deepEqual((await files()).rows, []);
    assert.equal(await findFile(store.read, organizationId, fileId), undefined);
    assert.deepEqual(await organizationsWithFile(store.read, fileId), []);
  });
});
