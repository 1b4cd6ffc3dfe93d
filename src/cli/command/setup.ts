import type { Command } from 'commander';
import { makeSetupLink } from '#service/account/setup/makeSetupLink.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { note, print } from '../output.ts';
import { urlOfService } from '../urlOfService.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../withData.ts';

export function addSetup(program: Command): void {
  program
    .command('setup-link')
    .description('print a link that creates an owner, and an organisation unless one is given')
    .option('--organization <id or name>', 'the organisation to own')
    .option('--data <folder>', 'the data folder')
    .action(setupLink);
}

async function setupLink(flags: DataFlags & { organization?: string }): Promise<void> {
  const link = await withExistingData(flags, async (data) => {
    const organization =
      flags.organization === undefined ? undefined : await organizationOrFail(data, flags.organization);
    const keys = new AccountKeys(data.secrets);
    const target = { baseUrl: urlOfService(flags), organizationId: organization?.id ?? null };
    return await makeSetupLink(data.store, keys, target, Date.now());
  });
  print(link);
  note('It works once, for 24 hours, for anyone who has it.');
}
