import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { personalLinks, revokePersonalLink } from '#store/query/collect/personalLink.ts';
import { addForm, send, takingOf, tally, totals, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';

eachEngine((engine) => {
  test('a personal link is used once, however many come with it at once over two processes', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store, { one_per_person: { by: 'link' } });
    const { organizationId, formId } = example;
    const [ana, bo] = await createLinks(
      operatorWrites(data.store, organizationId),
      { id: formId, name: 'Form' },
      ['Ana', 'Bo'],
      1,
    );
    assert.ok(ana !== undefined && bo !== undefined);
    const processes = [takingOf(data.store), takingOf((await data.openAgain()).store)] as const;
    const id = randomUUID();
    const answer = (
      index: number,
      personalKey?: string,
      submission_id: string = randomUUID(),
      test = false,
    ) =>
      send(
        processes[index % 2 === 0 ? 0 : 1],
        formId,
        { field1: 'Ana' },
        { personalKey, submission_id, test },
      );

    const crowd = await Promise.all(Array.from({ length: 20 }, (_, index) => answer(index, ana.key)));
    assert.deepEqual(tally(crowd), { stored: 1, already_answered: 19 });

    assert.equal(wordOf(await answer(0)), 'personal_link_needed');
    assert.equal(wordOf(await answer(0, '')), 'personal_link_needed');
    assert.equal(wordOf(await answer(0, 'nosuch')), 'personal_link_wrong');
    assert.equal(wordOf(await answer(0, undefined, randomUUID(), true)), 'stored', 'a test needs no link');

    assert.equal(wordOf(await answer(0, bo.key, id)), 'stored');
    assert.equal(wordOf(await answer(1, bo.key, id)), 'repeated');
    await data.store.write(({ db }) => revokePersonalLink(db, organizationId, formId, bo.id, 5));
    assert.equal(wordOf(await answer(1, bo.key, id)), 'repeated', 'what was taken stays taken');
    assert.equal(wordOf(await answer(1, bo.key)), 'personal_link_wrong');
    assert.deepEqual(await totals(data.store, example), [2, 1, 2]);

    const listed = await Array.fromAsync(personalLinks(data.store.read, organizationId, formId));
    const byName = new Map(listed.map((link) => [link.name, link]));
    assert.equal(byName.get('Bo')?.submission_id, id);
    assert.equal(byName.get('Bo')?.revoked_at, 5);
    assert.notEqual(byName.get('Ana')?.response_id, null);

    // The key is stored nowhere, neither with the response nor with the link.
    const kept = JSON.stringify([
      await data.store.read.selectFrom('personal_link').selectAll().execute(),
      await data.store.read.selectFrom('response').selectAll().execute(),
    ]);
    assert.ok(!kept.includes(ana.key) && !kept.includes(bo.key));
  });

  test('a link is used up in privacy mode too', async () => {
    await using data = await engine.open();
    const settings = { one_per_person: { by: 'link' }, privacy_mode: true } as const;
    const { organizationId, formId } = await addForm(data.store, settings);
    const [link] = await createLinks(
      operatorWrites(data.store, organizationId),
      { id: formId, name: 'Form' },
      ['Ana'],
      1,
    );
    const taking = takingOf(data.store);
    const answer = () => send(taking, formId, { field1: 'Ana' }, { personalKey: link?.key });
    const answeredAt = async () =>
      (await Array.fromAsync(personalLinks(data.store.read, organizationId, formId)))[0]?.answered_at;
    assert.equal(await answeredAt(), null);
    assert.equal(wordOf(await answer()), 'stored');
    assert.equal(typeof (await answeredAt()), 'number');
    assert.equal(wordOf(await answer()), 'already_answered');
  });

  test('a link belongs to its form, and answers that are refused do not use it up', async () => {
    await using data = await engine.open();
    const settings = { one_per_person: { by: 'link' } } as const;
    const { organizationId, formId } = await addForm(data.store, settings);
    const other = await addForm(data.store, settings, { id: 'other001', organizationId });
    const [link] = await createLinks(
      operatorWrites(data.store, organizationId),
      { id: formId, name: 'Form' },
      [''],
      1,
    );
    const taking = takingOf(data.store);
    const change = { personalKey: link?.key };
    assert.equal(wordOf(await send(taking, other.formId, { field1: 'Ana' }, change)), 'personal_link_wrong');
    assert.equal(wordOf(await send(taking, formId, {}, change)), 'answers_refused');
    assert.equal(wordOf(await send(taking, formId, {}, {})), 'personal_link_needed');
    assert.equal(wordOf(await send(taking, formId, { field1: 'Ana' }, change)), 'stored');
  });
});
