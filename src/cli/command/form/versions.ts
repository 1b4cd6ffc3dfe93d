import type { Command } from 'commander';
import { formatInstant } from '#kit/time/instant.ts';
import { versionTimes } from '#store/query/form/formVersions.ts';
import { note, printJson, printTable } from '../../output.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle } from './target.ts';

export function addVersions(form: Command): void {
  form
    .command('versions')
    .description('list the versions of a form, newest first; form pull --version writes one to a file')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an array')
    .action(list);
}

async function list(fileOrId: string, flags: FormFlags & { json?: boolean }): Promise<void> {
  const { row, rows } = await withExistingData(flags, async (data) => {
    const found = await formOrFail(data, flags, fileOrId);
    return { row: found, rows: await versionTimes(data.store.read, found.organization_id, found.id) };
  });
  const listed = rows.map(({ version, published_at }) => ({
    version,
    published_at: formatInstant(published_at),
    current: version === row.published_version,
  }));
  if (flags.json) printJson(listed);
  else if (listed.length === 0) note(`${formTitle(row)} has never been published.`);
  else
    printTable(
      ['VERSION', 'PUBLISHED', 'SHOWN'],
      listed.map((each) => [String(each.version), each.published_at, each.current ? 'to visitors' : '']),
    );
}
