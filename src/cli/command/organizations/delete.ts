import type { Command } from 'commander';
import { formatInstant } from '#kit/time/instant.ts';
import { deleteOrganizationNow } from '#service/organization/deleteDueOrganizations.ts';
import { deleteOrganization } from '#service/organization/deleteOrganization.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { CommandFailure } from '../../failure.ts';
import { note, print } from '../../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../../withData.ts';

export function addDelete(organizations: Command): void {
  organizations
    .command('delete')
    .description('delete an organisation with everything in it, after seven days')
    .argument('<id or name>', 'which one')
    .option('--now', 'delete it immediately and permanently')
    .option('--data <folder>', 'the data folder')
    .action(async (asked: string, flags: DataFlags & { now?: boolean }) => {
      await withExistingData(flags, async (data) => {
        const { id, name } = await organizationOrFail(data, asked);
        if (flags.now === true) {
          const isAllGone = await deleteOrganizationNow(data, id, Date.now());
          print(`Deleted ${name} (${id}) with everything that belonged to it.`);
          if (!isAllGone)
            note(
              'Its files are still on disk, because a backup or an export is reading them. The service will remove them.',
            );
          return;
        }
        const outcome = await deleteOrganization(operatorWrites(data.store, id), name, Date.now());
        if (!outcome.ok) throw new CommandFailure(`${name} has just been changed. Run the command again.`);
        print(`The service will delete ${name} (${id}) at ${formatInstant(outcome.value)}.`);
        print(`Until then everything keeps working. To keep it: node bin/canvass organizations keep ${id}`);
      });
    });
}
