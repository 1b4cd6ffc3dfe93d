import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderSource } from '#service/transfer/archive/folderSource.ts';
import { importArchive } from '#service/transfer/archive/importArchive.ts';
import type { ArchiveSource } from '#service/transfer/archive/source.ts';
import { eachEngine } from '../support/engines.ts';
import { exported, importContent, nothing, rowCounts } from './importing.ts';
import { at, basic, file, fileId, form, response, workspace, writeArchive } from './writeArchive.ts';

const secondFile = fileId.replace('1', '2');
const small = {
  ...basic,
  'responses/form0001.jsonl': [response(1, at(1))],
  'files.jsonl': [file(fileId, at(1))],
};
const large = {
  ...basic,
  'workspaces.jsonl': [workspace, { ...workspace, id: 'space002', created_at: at(2) }],
  'forms.jsonl': [form, { ...form, id: 'form0002', created_at: at(2), counter: 9 }],
  'responses/form0001.jsonl': [response(1, at(1)), response(2, at(2))],
  'responses/form0002.jsonl': [response(1, at(1))],
  'files.jsonl': [file(fileId, at(1)), file(secondFile, at(2))],
};

const kinds = ['workspaces', 'forms', 'responses', 'files'] as const;

/** The first archive, except that one kind is read from the second archive from its second read on. */
function turning(first: ArchiveSource, second: ArchiveSource, kind: (typeof kinds)[number]): ArchiveSource {
  let readings = 0;
  const source = () => {
    readings += 1;
    return readings === 1 ? first : second;
  };
  // Reads lines instead of blocks; the import treats both alike.
  const { responseBlocks: _, ...lines } = first;
  switch (kind) {
    case 'workspaces':
      return { ...lines, workspaces: () => source().workspaces() };
    case 'forms':
      return { ...lines, forms: () => source().forms() };
    case 'files':
      return { ...lines, files: () => source().files() };
    case 'responses':
      return { ...lines, responses: (id) => (id === 'form0001' ? source() : first).responses(id) };
  }
}

eachEngine((engine) => {
  for (const kind of kinds) {
    for (const [change, before, after] of [
      ['fewer', large, small],
      ['more', small, large],
    ] as const) {
      test(`${change} ${kind} at the second reading: refused, and nothing is kept`, async () => {
        await using data = await engine.open();
        await using first = await writeArchive(before);
        await using second = await writeArchive(after);
        const source = turning(folderSource(first.path), folderSource(second.path), kind);
        const outcome = await importArchive(data, source);
        assert.match(JSON.stringify(outcome), /changed while it was being imported/);
        assert.deepEqual(await rowCounts(data.store.read), nothing);
      });
    }
  }

  test('a known form that is gone at the second reading is not left out unnoticed', async () => {
    await using data = await engine.open();
    await importContent(data, { ...large, 'responses/form0002.jsonl': [] });
    const before = await exported(data);
    await using first = await writeArchive(large);
    await using second = await writeArchive(small);
    const source = turning(folderSource(first.path), folderSource(second.path), 'forms');
    assert.match(JSON.stringify(await importArchive(data, source)), /changed while it was being imported/);
    assert.deepEqual(await exported(data), before);
  });
});
