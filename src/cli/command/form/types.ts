import type { Command } from 'commander';
import { responseTypes } from '#form/definition/responseTypes.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { openDocument, openForm } from '#service/form/openForm.ts';
import { publishedVersion } from '#service/form/publishedVersion.ts';
import { note } from '../../output.ts';
import { withExistingData } from '../../withData.ts';
import { isFile, loadOrFail } from './loadOrFail.ts';
import { type FormFlags, formOrFail, formTitle } from './target.ts';

export function addTypes(form: Command): void {
  form
    .command('types')
    .description('print TypeScript types for the responses of a form, as API v2 and webhooks give them')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--organization <id or name>', 'the organisation of the form; optional if there is only one')
    .option('--data <folder>', 'the data folder')
    .action(async (fileOrId: string, flags: FormFlags) => {
      process.stdout.write(
        isFile(fileOrId) ? await typesOfFile(fileOrId) : await typesOfForm(fileOrId, flags),
      );
    });
}

async function typesOfFile(path: string): Promise<string> {
  const { name, definition } = splitFormFile((await loadOrFail(path)).file);
  return responseTypes(name, definition);
}

async function typesOfForm(id: string, flags: FormFlags): Promise<string> {
  return await withExistingData(flags, async (data) => {
    const row = await formOrFail(data, flags, id);
    const published = await publishedVersion(data.store.read, row);
    if (published !== undefined) return responseTypes(row.name, openDocument(published.definition));
    note(`${formTitle(row)} has never been published; these are the types of its draft.`);
    return responseTypes(row.name, openForm(row).definition);
  });
}
