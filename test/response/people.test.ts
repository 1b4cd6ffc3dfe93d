import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyResponse } from '#form/query/responseQuery.ts';
import { Definitions } from '#service/form/definitions.ts';
import { exportContent } from '#service/response/export/exportContent.ts';
import { findPerson } from '#service/response/people/findPerson.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { addForm } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { definition, ResponseExample } from './example.ts';

eachEngine((engine) => {
  test('the first waiting response of each form is found, also where a search goes on', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId } = example.form;
    const second = new ResponseExample(
      data,
      await addForm(data.store, {}, { id: 'contact2', definition, organizationId }),
    );
    for (const each of [example, second])
      await each.stored({ field1: 'Ana', field2: 'ana@example.org' }, { suspicion: 'trap' });
    // Time passes with every look at the clock, so each form is a step of its own.
    let time = 0;
    const monotonic = () => (time += 1000);
    const found: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const wanted = { text: 'ana@example.org', match: 'whole', cursor } as const;
      const step = await findPerson(data.store.read, organizationId, wanted, monotonic);
      assert.ok(step !== undefined);
      found.push(...step.responses.map(({ form, state }) => `${form} ${state}`));
      if (step.next === null) break;
      cursor = step.next;
    }
    const forms = [example.form.formId, second.form.formId].sort();
    assert.deepEqual(
      found,
      forms.map((form) => `${form} quarantined`),
    );
  });

  test('an export of the quarantine has its first response', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId, formId } = example.form;
    await example.stored({ field1: 'Ana' }, { suspicion: 'trap' });
    const form = await findFormDocument(data.store.read, organizationId, formId);
    assert.ok(form !== undefined);
    const source = {
      store: data.store,
      files: data.files,
      baseUrl: '',
      definitions: new Definitions(data.store.read, example.clock),
      indexes: { use: async () => ({ ready: false, done: 0 }) },
      clock: example.clock,
    };
    const choices = { format: 'jsonl', zone: 'UTC', options: 'joined', headers: 'names', bom: 'no' } as const;
    const query = { ...everyResponse, tab: 'spam' } as const;
    const chunks: Uint8Array[] = [];
    for await (const chunk of exportContent(source, { form, choices, query, now: example.now }))
      chunks.push(chunk);
    assert.match(Buffer.concat(chunks).toString(), /Ana/);
  });
});
