import type { Command } from 'commander';
import { describeChanges, type FormContent } from '#form/definition/describeChanges.ts';
import { emptyDefinition } from '#form/definition/document.ts';
import { openDocument, openForm } from '#service/form/openForm.ts';
import { publishedVersion } from '#service/form/publishedVersion.ts';
import { previewPush } from '#service/form/push/refusePush.ts';
import { describeMove } from '#service/form/targetWorkspace.ts';
import { withStoredPassword } from '#service/form/withStoredPassword.ts';
import type { Data } from '#service/operate/openData.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { print, printJson } from '../../output.ts';
import { reportFailuresAsJson } from '../../reportFailuresAsJson.ts';
import { withExistingData } from '../../withData.ts';
import { isFileOrInput, loadOrFail } from './loadOrFail.ts';
import { pushOrderOf } from './pushFile.ts';
import { pushSentence } from './pushSentence.ts';
import { type FormFlags, formOrFail, organizationOfFile } from './target.ts';

interface DiffFlags extends FormFlags {
  workspace?: string;
  published?: boolean;
  exitCode?: boolean;
  json?: boolean;
}

interface Difference {
  /** Whether the form exists, so that there is something to compare with. */
  known: boolean;
  changes: string[];
  /** Why push would refuse the file. */
  refusal?: { code: string; message: string };
}

export function addDiff(form: Command): void {
  form
    .command('diff')
    .description('describe what pushing a file, or publishing a draft, would change')
    .argument(
      '<file or id>',
      'a form in YAML or JSON, - for standard input, or the id, address or name of a form',
    )
    .option('--published', 'compare with the published version instead of the draft')
    .option('--exit-code', 'exit with 1 if something would change or push would reject the file')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option(
      '--workspace <id or name>',
      'the workspace of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action((fileOrId: string, flags: DiffFlags) =>
      reportFailuresAsJson(flags.json, async () => {
        const found = await withExistingData(flags, (data) => difference(data, fileOrId, flags));
        if (flags.json) printJson(found);
        else for (const line of lines(found)) print(line);
        const { known, changes, refusal } = found;
        if (flags.exitCode && (!known || changes.length > 0 || refusal !== undefined)) process.exitCode = 1;
      }),
    );
}

function lines({ known, changes, refusal }: Difference): string[] {
  if (refusal !== undefined) return [...changes, 'Push would reject the file:', refusal.message];
  if (!known) return ['The form does not exist yet; push creates it.'];
  return changes.length === 0 ? ['Nothing would change.'] : changes;
}

async function difference(data: Data, fileOrId: string, flags: DiffFlags): Promise<Difference> {
  if (!isFileOrInput(fileOrId)) {
    const row = await formOrFail(data, flags, fileOrId);
    return { known: true, changes: describeChanges(await published(data, row), openForm(row)) };
  }
  const loaded = await loadOrFail(fileOrId);
  const { id: organizationId } = await organizationOfFile(data, flags, loaded.file);
  const order = pushOrderOf(loaded, flags);
  const row = await findFormDocument(data.store.read, organizationId, order.id);
  const foreseen = await previewPush(data.store.read, organizationId, order);
  const changes: string[] = [];
  if (row !== undefined) {
    const before = flags.published ? await published(data, row) : openForm(row);
    const { name, definition, settings } = order;
    const after = { name, definition, settings: withStoredPassword(settings, before.settings) };
    changes.push(...describeChanges(before, after));
    if (foreseen.ok) changes.push(...describeMove(row.workspace_id, foreseen.value.target));
  }
  const known = row !== undefined;
  if (foreseen.ok) return { known, changes };
  const message = await pushSentence(data, organizationId, foreseen.failure, loaded);
  return { known, changes, refusal: { code: foreseen.failure.code, message } };
}

/** Name and settings are live, so draft and published version share them. */
async function published(data: Data, row: FormRow): Promise<FormContent> {
  const version = await publishedVersion(data.store.read, row);
  return {
    ...openForm(row),
    definition: version === undefined ? emptyDefinition : openDocument(version.definition),
  };
}
