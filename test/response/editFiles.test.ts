import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { removeExpiredUploads } from '#service/collect/upload/removeExpiredUploads.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { uploadAnswerFile } from '#service/response/change/uploadAnswerFile.ts';
import { filesOfResponse } from '#store/query/response/file.ts';
import { historyOf } from '#store/query/response/history.ts';
import { addForm } from '../submission/example.ts';
import { eachEngine, type TestData } from '../support/engines.ts';
import { ResponseExample } from './example.ts';

const day = 86_400_000;

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        {
          id: 'field4',
          type: 'file_upload',
          label: 'Files',
          max_count: 2,
          max_size: 1_048_576,
          types: ['text/plain'],
        },
      ],
    },
  ],
};

async function open(data: TestData): Promise<ResponseExample> {
  return new ResponseExample(data, await addForm(data.store, {}, { definition }));
}

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

async function upload(
  { data, form, now }: ResponseExample,
  response: number,
  { content = pieces('hello'), type = 'text/plain', field = 'field4' } = {},
) {
  const { organizationId, formId } = form;
  const wanted = { form: formId, response, field, name: 'note.txt' };
  return await uploadAnswerFile(
    operatorWrites(data.store, organizationId),
    { files: data.files, typeOf: (_beginning, said) => said },
    wanted,
    { pieces: content, length: undefined, type },
    now,
  );
}

/** The storage keys that are left once everything unused has been removed. */
async function keptContent({ data, now }: ResponseExample): Promise<string[]> {
  const { store, files } = data;
  await removeExpiredUploads({ store }, now + 2 * day);
  await removeUnneeded({ store, files }, { grace: -1000 });
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys;
}

eachEngine((engine) => {
  test('an edit adds an uploaded file and removes another; the history has both, and an erasure takes all', async () => {
    await using data = await engine.open();
    const example = await open(data);
    const { organizationId, formId } = example.form;
    const { id } = await example.stored({ field1: 'Ana' }, { contents: ['first'] });
    const [first] = await filesOfResponse(data.store.read, organizationId, formId, id);
    const taken = await upload(example, id, { content: pieces('hel', 'lo') });
    assert.ok(taken.ok && first !== undefined);
    const added = taken.value;
    assert.deepEqual([added.name, added.size], ['note.txt', 5]);
    const edited = await example.edit(id, { field4: [first.id, added.id] });
    assert.ok(edited.ok, JSON.stringify(edited));
    const both = await filesOfResponse(data.store.read, organizationId, formId, id);
    assert.deepEqual(
      both.map((file) => [file.id, file.name, file.size]),
      [
        [first.id, 'first.txt', 5],
        [added.id, 'note.txt', 5],
      ],
    );
    assert.equal((await keptContent(example)).length, 2);

    assert.ok((await example.edit(id, { field4: [added.id] })).ok);
    const [newest] = await historyOf(data.store.read, organizationId, formId, [id], 10);
    const names = (json: string | null) =>
      JSON.parse(json ?? '{}').field4.map(({ name }: { name: string }) => name);
    assert.deepEqual(names(newest?.old_value ?? null), ['first.txt', 'note.txt']);
    assert.deepEqual(names(newest?.new_value ?? null), ['note.txt']);
    assert.deepEqual(await keptContent(example), [both[1]?.storage_key]);

    assert.equal((await example.change({ action: 'erase' }, { ids: [id] })).changed, 1);
    assert.deepEqual(await keptContent(example), []);
  });

  test('a file that the field refuses is not kept, and too many are no answer', async () => {
    await using data = await engine.open();
    const example = await open(data);
    const { id } = await example.stored({ field1: 'Ana' });
    const code = async (given: Parameters<typeof upload>[2], response = id) => {
      const taken = await upload(example, response, given);
      return taken.ok ? 'ok' : taken.failure.code;
    };
    assert.equal(await code({ type: 'image/png' }), 'file_type_refused');
    assert.equal(await code({ content: pieces('x'.repeat(1024 * 1024), 'y') }), 'file_too_large');
    assert.equal(await code({ field: 'field1' }), 'upload_field_unknown');
    const unread = pieces('never read');
    assert.equal(await code({ content: unread }, 999), 'response_unknown');
    assert.equal((await unread.next()).value?.toString(), 'never read');
    assert.deepEqual(await keptContent(example), []);
    const three: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const taken = await upload(example, id);
      if (taken.ok) three.push(taken.value.id);
    }
    const refused = await example.edit(id, { field4: three });
    assert.ok(!refused.ok && refused.failure.code === 'answers_refused');
    assert.ok((await example.edit(id, { field4: three.slice(1) })).ok, 'a refused edit claims nothing');
    const again = await example.edit(id, { field4: [...three.slice(1, 2), randomUUID()] });
    assert.ok(!again.ok && again.failure.code === 'answers_refused');
  });

  test('what a broken connection or a crash leaves behind is removed, and files of visitors are theirs', async () => {
    await using data = await engine.open();
    const example = await open(data);
    const { organizationId, formId } = example.form;
    const { id } = await example.stored({ field1: 'Ana' });
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('half');
      throw new Error('the connection broke');
    }
    await assert.rejects(upload(example, id, { content: broken() }), /connection broke/);
    // As if the process had ended between the content and its row.
    const [row] = await data.store.read.selectFrom('upload').selectAll().execute();
    assert.equal(row?.sha256, null);
    const { storage_key } = await data.files.put(Readable.from([Buffer.from('x')]));
    await data.store.write(({ db }) => db.updateTable('upload').set({ storage_key }).execute());
    assert.deepEqual(await keptContent(example), []);

    const taken = await upload(example, id);
    assert.ok(taken.ok);
    await data.store.write(({ db }) => db.updateTable('upload').set({ network: 'visitor' }).execute());
    assert.ok(!(await example.edit(id, { field4: [taken.value.id] })).ok);
    assert.deepEqual(await filesOfResponse(data.store.read, organizationId, formId, id), []);
  });
});
