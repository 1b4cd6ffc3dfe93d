import type { Command } from 'commander';
import { describeChanges, type FormState } from '#form/definition/describeChanges.ts';
import { emptyDefinition } from '#form/definition/document.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { openDocument, openForm } from '#service/form/openForm.ts';
import { publishedVersion } from '#service/form/publishedVersion.ts';
import { withStoredPassword } from '#service/form/withStoredPassword.ts';
import type { Data } from '#service/openData.ts';
import type { FormRow } from '#store/query/form.ts';
import { findFormDocument } from '#store/query/formDocument.ts';
import { print, printJson } from '../../output.ts';
import { withData } from '../../withData.ts';
import { isFile, loadOrFail } from './loadOrFail.ts';
import { type FormFlags, formOrFail, organizationOfFile } from './target.ts';

interface DiffFlags extends FormFlags {
  published?: boolean;
  json?: boolean;
}

interface Difference {
  /** Whether the form is there to be compared with. */
  known: boolean;
  changes: string[];
}

export function addDiff(form: Command): void {
  form
    .command('diff')
    .description('say in words what pushing a file would change, or what publishing a form would')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--published', 'compare with the published version instead of the draft')
    .option('--organization <id or name>', 'whose form it is; else the file says, or there is only one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(async (fileOrId: string, flags: DiffFlags) => {
      const { known, changes } = await withData(flags, (data) => difference(data, fileOrId, flags));
      if (flags.json) printJson({ known, changes });
      else if (!known) print('The form is not here yet; push makes it.');
      else if (changes.length === 0) print('Nothing would change.');
      else for (const change of changes) print(change);
    });
}

async function difference(data: Data, fileOrId: string, flags: DiffFlags): Promise<Difference> {
  if (!isFile(fileOrId)) {
    const row = await formOrFail(data, flags, fileOrId);
    return { known: true, changes: describeChanges(await published(data, row), openForm(row)) };
  }
  const { file } = await loadOrFail(fileOrId);
  const organization = await organizationOfFile(data, flags, file);
  const { id, name, definition, settings } = splitFormFile(file);
  const row = id === undefined ? undefined : await findFormDocument(data.store.read, organization.id, id);
  if (row === undefined) return { known: false, changes: [] };
  const before = flags.published ? await published(data, row) : openForm(row);
  const after = { name, definition, settings: withStoredPassword(settings, before.settings) };
  return { known: true, changes: describeChanges(before, after) };
}

/** Name and settings are live: they are the same in the draft and in what is published. */
async function published(data: Data, row: FormRow): Promise<FormState> {
  const version = await publishedVersion(data.store.read, row);
  return {
    ...openForm(row),
    definition: version === undefined ? emptyDefinition : openDocument(version.definition),
  };
}
