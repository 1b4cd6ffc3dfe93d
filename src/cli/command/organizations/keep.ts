import type { Command } from 'commander';
import { cancelDeletion } from '#service/organization/cancelDeletion.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { print } from '../../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../../withData.ts';

export function addKeep(organizations: Command): void {
  organizations
    .command('keep')
    .description('cancel the planned deletion of an organisation')
    .argument('<id or name>', 'which one')
    .option('--data <folder>', 'the data folder')
    .action(async (asked: string, flags: DataFlags) => {
      await withExistingData(flags, async (data) => {
        const { id, name } = await organizationOrFail(data, asked);
        const isKept = await cancelDeletion(operatorWrites(data.store, id), Date.now());
        print(
          isKept
            ? `Cancelled the deletion of ${name} (${id}).`
            : `${name} (${id}) was not scheduled for deletion.`,
        );
      });
    });
}
