import { type Command, Option } from 'commander';
import { formatInstant } from '#kit/time/instant.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { revokeApiKey } from '#service/organization/key/revokeApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findKeyAnywhere, listKeys } from '#store/query/organization/key.ts';
import type { KeyScope } from '#store/tables.ts';
import { CommandFailure, WrongUsage } from '../failure.ts';
import { note, print, printJson, printTable } from '../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../withData.ts';

export function addKeys(program: Command): void {
  const keys = program.command('keys').description('create, list and revoke API keys');

  keys
    .command('create')
    .description('create a key and print it, and nothing else, on standard output; it is shown only once')
    .option('--organization <id or name>', 'the organisation of the key; optional if there is only one')
    .requiredOption('--name <text>', 'what the key is for')
    .addOption(
      new Option('--scope <scope>', 'what the key may do: read forms and responses, or write forms too')
        .choices(['read', 'forms:write'])
        .default('read'),
    )
    .option('--data <folder>', 'the data folder')
    .action(async (flags: DataFlags & { organization?: string; name: string; scope: KeyScope }) => {
      if (flags.name.trim() === '') throw new WrongUsage('The name must not be empty.');
      await withExistingData(flags, async (data) => {
        const organization = await organizationOrFail(data, flags.organization);
        const { key } = await createApiKey(
          operatorWrites(data.store, organization.id),
          flags.name,
          Date.now(),
          flags.scope,
        );
        print(key);
      });
    });

  keys
    .command('list')
    .description('list the keys of all organisations')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an array')
    .action(async (flags: DataFlags & { json?: boolean }) => {
      const rows = await withExistingData(flags, ({ store }) => listKeys(store.read));
      const time = (value: number | null) => (value === null ? null : formatInstant(value));
      const listed = rows.map((row) => ({
        id: row.id,
        name: row.name,
        organization: row.organization,
        prefix: row.prefix,
        scope: row.scope,
        created_at: time(row.created_at),
        last_used_at: time(row.last_used_at),
        revoked_at: time(row.revoked_at),
      }));
      if (flags.json) printJson(listed);
      else {
        printTable(
          ['ID', 'NAME', 'ORGANISATION', 'KEY', 'SCOPE', 'CREATED', 'LAST USED', 'REVOKED'],
          listed.map((row) => [
            row.id,
            row.name,
            row.organization,
            `${row.prefix}…`,
            row.scope,
            row.created_at ?? '',
            row.last_used_at ?? 'never',
            row.revoked_at ?? '',
          ]),
        );
      }
    });

  keys
    .command('revoke')
    .description('revoke a key; a running service refuses it within a second')
    .argument('<id>', 'the id that "keys list" shows')
    .option('--data <folder>', 'the data folder')
    .action(async (id: string, flags: DataFlags) => {
      const found = await withExistingData(flags, async ({ store }) => {
        // Ids are unique in the installation, so no organisation is needed.
        const key = await findKeyAnywhere(store.read, id);
        return (
          key !== undefined &&
          (await revokeApiKey(operatorWrites(store, key.organization_id), key.id, Date.now()))
        );
      });
      if (!found) throw new CommandFailure(`There is no key with the id "${id}".`);
      note(`Revoked the key ${id}.`);
    });
}
