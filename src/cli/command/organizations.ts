import type { Command } from 'commander';
import { formatInstant } from '#kit/time/instant.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { findOrganizationsByName, listOrganizations } from '#store/query/organization/organization.ts';
import { WrongUsage } from '../failure.ts';
import { note, print, printJson, printTable } from '../output.ts';
import { type DataFlags, withExistingData, withNewOrExistingData } from '../withData.ts';
import { addDelete } from './organizations/delete.ts';
import { addKeep } from './organizations/keep.ts';
import { addRunBy } from './organizations/runBy.ts';

export function addOrganizations(program: Command): void {
  const organizations = program.command('organizations').description('create, list and delete organisations');

  organizations
    .command('create')
    .description('create an organisation and print its id')
    .argument('<name>', 'its name')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(async (name: string, flags: DataFlags & { json?: boolean }) => {
      if (name.trim() === '') throw new WrongUsage('The name must not be empty.');
      const id = await withNewOrExistingData(flags, async ({ store }) => {
        const [sameName] = await findOrganizationsByName(store.read, name);
        if (sameName !== undefined)
          note('Another organisation has the same name: use their ids in commands.');
        return await createOrganization(store, name, Date.now());
      });
      if (flags.json) printJson({ id, name });
      else print(id);
    });

  organizations
    .command('list')
    .description('list all organisations')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an array')
    .action(async (flags: DataFlags & { json?: boolean }) => {
      const rows = await withExistingData(flags, ({ store }) => listOrganizations(store.read));
      const listed = rows.map(({ id, name, created_at, form_count }) => ({
        id,
        name,
        created_at: formatInstant(created_at),
        forms: form_count,
      }));
      if (flags.json) printJson(listed);
      else {
        printTable(
          ['ID', 'NAME', 'FORMS', 'CREATED'],
          listed.map((row) => [row.id, row.name, String(row.forms), row.created_at]),
        );
      }
    });

  addDelete(organizations);
  addKeep(organizations);
  addRunBy(organizations);
}
