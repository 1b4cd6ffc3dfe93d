import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishForm } from '#service/form/publishForm.ts';
import { saveDraft } from '#service/form/saveDraft.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findDefinition } from '#store/query/form/form.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { eachEngine } from '../support/engines.ts';
import {
  type Change,
  definition,
  meanwhile,
  newOrganization,
  pushed,
  refused,
  relabelled,
  start,
  storedForm,
} from './example.ts';

/** Pushes are planned before the form is locked, so a concurrent change may come in between. */

eachEngine((engine) => {
  test('a push reports its changes, also after a concurrent push', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    const push = (before: Change, change: Change) =>
      pushed(
        meanwhile(store, () => pushed(store, organizationId, before)),
        organizationId,
        change,
      );
    const second = await push({ definition: relabelled('First') }, { definition: relabelled('Second') });
    assert.deepEqual(second.draftChanges, ['field1: label changes from "First" to "Second".']);
    assert.equal(second.revision, 3);
    const third = await push(
      { name: 'Ours', settings: { max_responses: 5 } },
      { name: 'Mine', settings: { max_responses: 7 }, definition: relabelled('Second') },
    );
    assert.deepEqual(third.liveChanges, [
      'Renames the form from "Ours" to "Mine".',
      'Setting: max_responses changes from 5 to 7.',
    ]);
    const made = await push({ id: 'contact2', name: 'Ours' }, { id: 'contact2', name: 'Mine' });
    assert.deepEqual([made.created, made.liveChanges], [false, ['Renames the form from "Ours" to "Mine".']]);
  });

  test('publishing publishes the pushed draft, or nothing', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const mine = await pushed(store, organizationId, { definition: relabelled('Mine') });
    const publish = (through: Store, revision: number) =>
      publishForm(operatorWrites(through, organizationId), 'contact1', start, { revision });
    const between = meanwhile(store, () =>
      pushed(store, organizationId, { definition: relabelled('Theirs') }),
    );
    for (const through of [between, store]) {
      const outcome = await publish(through, mine.revision);
      assert.deepEqual(outcome, { ok: false, failure: { code: 'draft_changed' } });
    }
    assert.equal((await storedForm(store)).published_version, null);
    const again = await pushed(store, organizationId, { definition: relabelled('Mine') });
    assert.ok((await publish(store, again.revision)).ok);
    const stored = await findDefinition(store.read, organizationId, 'contact1', 1);
    assert.equal(stored, JSON.stringify(relabelled('Mine')));
  });

  test('a field that was published under another type in the same moment is refused all the same', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const typed = (type: 'comment' | 'email') => ({
      definition: {
        ...definition,
        pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type, label: 'Text' }] }],
      },
    });
    await pushed(store, organizationId, typed('comment'));
    const publishing = meanwhile(store, () =>
      publishForm(operatorWrites(store, organizationId), 'contact1', start),
    );
    assert.equal((await refused(publishing, organizationId, typed('email'))).code, 'field_id_reused');
  });

  test('reading versions blocks no one, and new fields need none of them', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const page = (...ids: string[]) => ({
      definition: {
        ...definition,
        pages: [
          { id: 'page1', label: '', fields: ids.map((id) => ({ id, type: 'email' as const, label: id })) },
        ],
      },
    });
    for (const id of ['field1', 'field2', 'field3']) {
      await pushed(store, organizationId, page(id));
      await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    }
    const reads = { inside: 0, outside: 0 };
    const counting = (db: Database, place: 'inside' | 'outside') =>
      db.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"form_version"'))
            reads[place] += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
    const counted: Store = {
      ...store,
      read: counting(store.read, 'outside'),
      write: (work) =>
        store.write((transaction) => work({ ...transaction, db: counting(transaction.db, 'inside') })),
    };
    await pushed(counted, organizationId, page('field4'));
    assert.deepEqual(reads, { inside: 0, outside: 0 });
    await pushed(counted, organizationId, page('field1', 'field5'));
    assert.equal(reads.inside, 0);
    assert.ok(reads.outside >= 3);
    // The builder saves while people type, and submissions wait for the form's lock meanwhile.
    const writes = operatorWrites(counted, organizationId);
    const { draft_revision: revision } = await storedForm(store);
    const again = { revision, definition: page('field5', 'field1', 'field6').definition };
    assert.ok((await saveDraft(writes, 'contact1', again)).ok);
    assert.equal(reads.inside, 0);
    const [field] = again.definition.pages[0]?.fields ?? [];
    const fields = [{ ...field, id: 'field2', type: 'comment' }];
    const retyped = { ...again.definition, pages: [{ id: 'page1', label: '', fields }] };
    const outcome = await saveDraft(writes, 'contact1', { revision: revision + 1, definition: retyped });
    assert.equal(outcome.ok ? undefined : outcome.failure.code, 'field_id_reused');
  });
});
