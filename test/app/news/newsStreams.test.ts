import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reader } from '#service/organization/member/reachOfReaders.ts';
import { draftRevision } from '#store/query/form/draftPresence.ts';
import { updateDraft } from '#store/query/form/formChange.ts';
import { deleteMembership } from '#store/query/organization/membership.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import type { Store } from '#store/store.ts';
import { ResponseExample } from '../../response/example.ts';
import { addForm, type Example } from '../../submission/example.ts';
import { eachEngine } from '../../support/engines.ts';
import { StreamsUnderTest } from '../../support/newsStreams.ts';

const polls = 3;

eachEngine((engine) => {
  test('a poll has the same number of statements for one stream and for many', async () => {
    await using data = await engine.open();
    const forms = [await addForm(data.store), await addForm(data.store, {}, { id: 'contact2' })];
    const statementsOf = async (people: number, streamsEach: number) => {
      using heard = new StreamsUnderTest(data.store);
      const opened = [];
      for (const { organizationId, formId } of forms) {
        const watermark = await newestNumber(data.store.read, organizationId);
        for (const reader of await heard.people(organizationId, people))
          for (let number = 0; number < streamsEach; number += 1)
            opened.push(heard.open(reader, { drafts: [formId], responses: [[formId, watermark]] }));
      }
      await Promise.all(opened.map((stream) => stream.next()));
      const ends = opened.map((stream) => stream.next());
      // Rounds for the last that began are over.
      await heard.rightsRead(2);
      const before = heard.statements.length;
      await heard.rightsRead(polls);
      const read = heard.statements.slice(before).filter((statement) => !statement.includes('"last_number"'));
      heard.streams.close();
      assert.ok((await Promise.all(ends)).every((text) => text === undefined));
      return read.length;
    };
    const alone = await statementsOf(1, 1);
    assert.ok(alone >= polls, String(alone));
    assert.equal(await statementsOf(20, 3), alone);
  });

  test('a save wakes only the streams that watch the form, and other processes are heard too', async () => {
    await using data = await engine.open();
    const one = await addForm(data.store);
    const other = await addForm(data.store, {}, { id: 'contact2' });
    using heard = new StreamsUnderTest(data.store);
    const streamOf = async ({ organizationId, formId }: Example) => {
      const [reader] = await heard.people(organizationId, 1);
      const stream = heard.open(reader as Reader, { drafts: [formId] });
      await stream.next();
      return stream;
    };
    const ofOne = await streamOf(one);
    const ofOther = await streamOf(other);
    const silent = ofOne.next();
    const before = heard.statements.length;
    for (let saves = 0; saves < 5; saves += 1) {
      const revision = await saveAgain(data.store, other);
      heard.streams.wake(other.organizationId, other.formId);
      await ofOther.until(`"revision":${revision}`);
    }
    const read = heard.statements.slice(before);
    assert.ok(read.some((statement) => !statement.includes(one.organizationId)));
    // Polls read what both watch, with the same statements.
    const ofOneAlone = read.filter(
      (statement) => statement.includes(one.organizationId) && !statement.includes(other.organizationId),
    );
    assert.deepEqual(ofOneAlone, []);
    const another = await data.openAgain();
    const revision = await saveAgain(another.store, one);
    assert.match((await silent) ?? '', new RegExp(`"revision":${revision}`));
  });

  test('a stream without anything to tell ends with the membership', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addForm(data.store);
    using heard = new StreamsUnderTest(data.store);
    const watermark = await newestNumber(data.store.read, organizationId);
    for (const wanted of [{ drafts: [formId] }, { responses: [[formId, watermark] as [string, number]] }]) {
      const [reader] = await heard.people(organizationId, 1);
      const stream = heard.open(reader as Reader, wanted);
      await stream.next();
      const next = stream.next();
      await data.store.write(({ db }) => deleteMembership(db, organizationId, reader?.userId ?? ''));
      assert.equal(await next, undefined);
    }
  });

  test('the oldest stream of a person makes room, and a full organisation gets no more', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addForm(data.store);
    using heard = new StreamsUnderTest(data.store);
    const [person, ...others] = (await heard.people(organizationId, 27)) as [Reader, ...Reader[]];
    const own = Array.from({ length: 13 }, () => heard.open(person, { drafts: [formId] }));
    const [oldest, ...rest] = await Promise.all(own.map((stream) => stream.next()));
    // It had not begun to read when it ended, so there was nobody to tell why.
    assert.equal(oldest, undefined);
    assert.ok(rest.every((text) => text?.includes('event: draft')));
    const second = own[1]?.next();
    const last = heard.open(person, { drafts: [formId] });
    assert.match((await second) ?? '', /^retry: 60000\nevent: replaced\n/);
    assert.match((await last.next()) ?? '', /event: draft/);
    for (const reader of others.slice(0, 24))
      for (let number = 0; number < 12; number += 1) heard.open(reader, { drafts: [formId] });
    assert.throws(() => heard.open(others[24] as Reader, { drafts: [formId] }), /organization_full/);
    // A person with too many streams takes the place of their own oldest one.
    heard.open(person, { drafts: [formId] });
    const elsewhere = await addForm(data.store, {}, { id: 'contact2' });
    const [stranger] = await heard.people(elsewhere.organizationId, 1);
    heard.open(stranger as Reader, { drafts: [elsewhere.formId] });
  });

  test('a client that does not read is told the latest only, once it does', async () => {
    await using data = await engine.open();
    const form = await addForm(data.store);
    using heard = new StreamsUnderTest(data.store);
    const [slow, quick] = await heard.people(form.organizationId, 2);
    const late = heard.open(slow as Reader, { drafts: [form.formId] });
    const early = heard.open(quick as Reader, { drafts: [form.formId] });
    await Promise.all([late.next(), early.next()]);
    let revision = 0;
    for (let saves = 0; saves < 3; saves += 1) {
      revision = await saveAgain(data.store, form);
      heard.streams.wake(form.organizationId, form.formId);
      await early.until(`"revision":${revision}`);
    }
    assert.match((await late.next()) ?? '', new RegExp(`"revision":${revision}`));
  });

  test('responses that arrive while nobody reads are told to those who read later', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId, formId } = example.form;
    using heard = new StreamsUnderTest(data.store);
    const watermark = await newestNumber(data.store.read, organizationId);
    const [reader] = await heard.people(organizationId, 1);
    const stream = heard.open(reader as Reader, { responses: [[formId, watermark]] });
    assert.match((await stream.next()) ?? '', /"changes":\[\]/);
    const ids = [];
    for (const name of ['Ana', 'Ben']) {
      ids.push((await example.stored({ field1: name })).id);
      await heard.rightsRead(1);
    }
    const told = (await stream.next()) ?? '';
    for (const id of ids) assert.ok(told.includes(`{"kind":"added","id":${id}}`), told);
  });
});

/** The next revision of the draft. */
async function saveAgain(store: Store, { organizationId, formId }: Example): Promise<number> {
  return await store.write(async ({ db }) => {
    const row = await draftRevision(db, organizationId, formId);
    const revision = row?.draft_revision ?? 0;
    await updateDraft(db, organizationId, formId, { revision, draft: '{}', lastFieldNumber: 9 });
    return revision + 1;
  });
}
