import type { FormLine } from '#contract/archive.ts';
import { lastFieldNumber, openDefinition } from '#form/definition/document.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import { insertForm, insertVersion } from '#store/query/form/form.ts';
import { insertWorkspaces } from '#store/query/transfer/importing.ts';
import type { Database } from '#store/tables.ts';
import { cleanForm } from '../check/checkForms.ts';
import { givenDocuments } from '../formDocuments.ts';
import { inBatches } from '../inBatches.ts';
import { extraOf, milliseconds, timesOf } from '../lineValues.ts';
import { movedTo } from '../movedTimes.ts';
import { type FormPlan, type ItemPlan, lists } from '../plan.ts';
import { archiveChanged } from '../problem.ts';
import type { Located } from '../source.ts';
import type { ImportWriter } from './importWriter.ts';

export async function writeWorkspaces(writer: ImportWriter): Promise<void> {
  const { index, source, totals } = writer.work;
  let written = 0;
  for await (const batch of inBatches(source.workspaces(), 500)) {
    const rows = batch
      .filter(({ file, value }) => {
        const plan = index.plan<ItemPlan>('workspace', value.id);
        if (plan === undefined) throw archiveChanged(file);
        return !plan.stored;
      })
      .map(({ line, value }) => {
        const brought = milliseconds(value.created_at);
        const target = index.ties.target(lists.workspace, line);
        return {
          organization_id: writer.run.organization_id,
          id: value.id,
          name: storableText(value.name),
          created_at: target ?? brought,
          moved_from: target === undefined ? null : brought,
          import_id: writer.run.id,
          extra: extraOf(value),
        };
      });
    await writer.write(({ db }) => insertWorkspaces(db, rows));
    written += rows.length;
  }
  if (written !== totals.workspaces) throw archiveChanged('workspaces.jsonl');
}

export async function writeForms(writer: ImportWriter): Promise<void> {
  let written = 0;
  for await (const batch of inBatches(writer.work.source.forms(), 100)) {
    await writer.write(async ({ db }) => {
      for (const located of batch) {
        const plan = writer.work.index.plan<FormPlan>('form', located.value.id);
        if (plan === undefined) throw archiveChanged(located.file);
        if (plan.stored) continue;
        await writeForm(writer, db, located, plan);
        written += 1;
      }
    });
  }
  if (written !== writer.work.totals.forms) throw archiveChanged('forms.jsonl');
}

async function writeForm(
  { run, work }: ImportWriter,
  db: Database,
  { line, value: raw }: Located<FormLine>,
  plan: FormPlan,
): Promise<void> {
  const value = cleanForm(raw);
  const documents = plan.derived ?? givenDocuments(value);
  if (documents === undefined) throw new Error('a form without documents');
  const { draft, versions } = documents;
  const { slug: given, ...others } = value.settings ?? {};
  const slug = plan.loseSlug ? undefined : given;
  const brought = timesOf(value);
  const target = work.index.ties.target(lists.form, line);
  const { organization_id, id: import_id } = run;
  await insertForm(db, {
    organization_id,
    id: value.id,
    workspace_id: value.workspace_id,
    name: value.name,
    enabled: Number(value.enabled),
    ...movedTo(brought, target),
    moved_from: target === undefined ? null : brought.created_at,
    draft: storableJson(draft),
    published_version: plan.version ?? null,
    last_field_number: Math.max(
      ...[draft, ...versions.map((each) => each.definition)].map((each) =>
        lastFieldNumber(openDefinition(each)),
      ),
    ),
    live_count: plan.live,
    test_count: plan.test,
    counter: value.counter ?? plan.live,
    settings: storableJson({ slug, ...others }),
    slug: slug ?? null,
    import_id,
    extra: extraOf(value),
  });
  for (const { version, definition, published_at } of versions) {
    await insertVersion(db, {
      organization_id,
      form_id: value.id,
      version,
      definition: storableJson(definition),
      published_at: milliseconds(published_at),
    });
  }
}
