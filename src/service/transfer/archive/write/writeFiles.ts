import type { Insertable } from 'kysely';
import type { FileLine } from '#contract/archive.ts';
import { newUuid } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertFiles, setFileContent } from '#store/query/transfer/importing.ts';
import type { Tables } from '#store/tables.ts';
import { inBatches } from '../inBatches.ts';
import { extraOf, timesOf } from '../lineValues.ts';
import { movedTo } from '../movedTimes.ts';
import { type ItemPlan, lists, stopIfAsked } from '../plan.ts';
import { archiveChanged } from '../problem.ts';
import type { Located } from '../source.ts';
import type { ImportWriter } from './importWriter.ts';

type FileRow = Insertable<Tables['file']>;

export const unnamedFiles = 'files that no answer names, so that their form is unknown';

/** Each file waits for the disk twice, so a few are stored concurrently. */
const sideBySide = 8;

/**
 * Rows are written first, each with the storage key of its content, so that an interrupted import never leaves
 * content that no row names.
 */
export async function writeFiles(writer: ImportWriter): Promise<void> {
  const { index, source, totals } = writer.work;
  let written = 0;
  for await (const batch of inBatches(source.files(), 200)) {
    const rows: FileRow[] = [];
    for (const located of batch) {
      const plan = index.plan<ItemPlan>('file', located.value.id);
      if (plan === undefined) throw archiveChanged(located.file);
      if (!plan.stored) rows.push(await fileRow(writer, located));
    }
    await writer.write(({ db }) => insertFiles(db, rows));
    written += rows.length;
    const contents: { id: string; content_size: number; sha256: string }[] = [];
    for (let from = 0; from < rows.length; from += sideBySide) {
      stopIfAsked(writer.work);
      const stored = await Promise.all(
        rows.slice(from, from + sideBySide).map((row) => storeContent(writer, row)),
      );
      contents.push(...stored.filter((each) => each !== undefined));
    }
    await writer.write(async ({ db }) => {
      for (const { id, ...content } of contents)
        await setFileContent(db, writer.run.organization_id, id, content);
    });
  }
  if (written !== totals.files) throw archiveChanged('files.jsonl');
}

async function fileRow({ run, work }: ImportWriter, { line, value }: Located<FileLine>): Promise<FileRow> {
  const brought = timesOf(value);
  const target = work.index.ties.target(lists.file, line);
  const naming = work.index.namingAnswer(value.id, value.response_id);
  if (naming === undefined) work.findings.add(unnamedFiles, `files.jsonl:${line}: ${value.id}`);
  const content = await work.source.content(value.id);
  content?.destroy();
  if (content === undefined) work.findings.add('files without content', `files.jsonl:${line}: ${value.id}`);
  return {
    organization_id: run.organization_id,
    id: value.id,
    name: storableText(value.name),
    type: storableText(value.type),
    size: value.size,
    ...movedTo(brought, target),
    moved_from: target === undefined ? null : brought.created_at,
    form_id: naming?.form_id ?? null,
    response_id: naming?.response_id ?? value.response_id ?? null,
    field_id: value.field_id === undefined ? (naming?.field_id ?? null) : storableText(value.field_id),
    storage_key: content === undefined ? null : newUuid(),
    import_id: run.id,
    extra: extraOf(value),
  };
}

async function storeContent({ work, files }: ImportWriter, { id, size, storage_key }: FileRow) {
  if (storage_key === null || storage_key === undefined) return undefined;
  const content = await work.source.content(id);
  if (content === undefined) throw archiveChanged(`files/${id}`);
  const { content_size, sha256 } = await files.put(content, storage_key);
  if (content_size !== size) {
    work.findings.add(
      'files whose content has another size than listed',
      `files/${id}: ${content_size} bytes, listed with ${size}`,
    );
  }
  return { id, content_size, sha256 };
}
