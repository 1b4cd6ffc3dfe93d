import type { Command } from 'commander';
import { setRunBy } from '#store/query/mail/mailServer.ts';
import { WrongUsage } from '../../failure.ts';
import { print } from '../../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../../withData.ts';

export function addRunBy(organizations: Command): void {
  organizations
    .command('run-by')
    .description('let the owners of an organisation look after the installation: they set up its mail server')
    .argument('[id or name]', 'which one')
    .option('--nobody', 'only the operator looks after it')
    .option('--data <folder>', 'the data folder')
    .action(async (asked: string | undefined, flags: DataFlags & { nobody?: boolean }) => {
      if ((asked === undefined) !== (flags.nobody === true))
        throw new WrongUsage('Name an organisation, or say --nobody.');
      await withExistingData(flags, async (data) => {
        const chosen = asked === undefined ? undefined : await organizationOrFail(data, asked);
        await data.store.write(({ db }) => setRunBy(db, chosen?.id ?? null));
        print(
          chosen === undefined
            ? 'Only the operator looks after this installation.'
            : `The owners of ${chosen.name} (${chosen.id}) look after this installation.`,
        );
      });
    });
}
