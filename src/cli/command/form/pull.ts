import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { FileKind } from '#form/schema/text/fileKind.ts';
import { writeFormFile } from '#form/schema/text/writeFormFile.ts';
import { pullForm } from '#service/form/push/pullForm.ts';
import type { Data } from '#service/operate/openData.ts';
import { type FormRow, findDefinition } from '#store/query/form/form.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { note } from '../../output.ts';
import { withExistingData } from '../../withData.ts';
import { kindOrFail } from './loadOrFail.ts';
import { type FormFlags, formOrFail, formTitle } from './target.ts';

interface PullFlags extends FormFlags {
  format?: FileKind;
  version?: number;
}

export function addPull(form: Command): void {
  form
    .command('pull')
    .description('write the draft and the settings of a form to a file; pushing it back changes nothing')
    .argument('<id>', 'the id, address or name of a form')
    .argument('[file]', 'the file to write or overwrite; standard output by default')
    .addOption(
      new Option('--format <format>', 'by default from the file name, else yaml').choices(['yaml', 'json']),
    )
    .option(
      '--version <number>',
      'write this version instead of the draft; push it to restore it',
      wholeNumber,
    )
    .option('--organization <id or name>', 'the organisation of the form; optional if there is only one')
    .option('--data <folder>', 'the data folder')
    .action(pull);
}

async function pull(id: string, path: string | undefined, flags: PullFlags): Promise<void> {
  const ofPath = path === undefined ? undefined : kindOrFail(path);
  if (ofPath !== undefined && flags.format !== undefined && flags.format !== ofPath)
    throw new WrongUsage(`The name of ${path} does not match the format ${flags.format}.`);
  const kind = flags.format ?? ofPath ?? 'yaml';
  await withExistingData(flags, async (data) => {
    const row = await formOrFail(data, flags, id);
    const text = writeFormFile(
      await pullForm(data.store.read, await withVersion(data, row, flags.version)),
      kind,
    );
    if (path === undefined) {
      process.stdout.write(text);
      return;
    }
    await writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
      throw new CommandFailure(`${path} cannot be written (${error.code}).`);
    });
    note(`Wrote ${formTitle(row)} to ${path}.`);
  });
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new WrongUsage(`--version must be a version number, not "${text}"; form versions lists them.`);
}

/** Replaces the draft with that version; name and settings have no versions. */
async function withVersion(data: Data, row: FormRow, version: number | undefined): Promise<FormRow> {
  if (version === undefined) return row;
  const draft = await findDefinition(data.store.read, row.organization_id, row.id, version);
  if (draft !== undefined) return { ...row, draft };
  throw new CommandFailure(
    `${formTitle(row)} has no version ${version}. To list them: node bin/canvass form versions ${row.id}`,
    'version_unknown',
  );
}
