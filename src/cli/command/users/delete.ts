import type { Command } from 'commander';
import { deleteAccount } from '#service/account/deleteAccount.ts';
import { CommandFailure } from '../../failure.ts';
import { print } from '../../output.ts';
import { type DataFlags, withExistingData } from '../../withData.ts';
import { personOrFail } from './personOrFail.ts';

export function addDelete(users: Command): void {
  users
    .command('delete')
    .description('delete an account and all personal data in it, immediately and permanently')
    .argument('<address>', 'the e-mail address of the account')
    .option('--data <folder>', 'the data folder')
    .action(remove);
}

async function remove(address: string, flags: DataFlags): Promise<void> {
  const email = await withExistingData(flags, async ({ store }) => {
    const user = await personOrFail(store, address);
    const by = { actor: { kind: 'command_line' }, now: Date.now() } as const;
    const deleted = await deleteAccount(store, user.id, by);
    if (!deleted.ok && deleted.failure.code === 'last_owner')
      throw lastOwner(
        address,
        deleted.failure.organizations.map(({ name }) => name),
      );
    return user.email;
  });
  print(`Deleted the account of ${email}. Audit logs keep the person's name and nothing else.`);
}

function lastOwner(address: string, organizations: readonly string[]): CommandFailure {
  return new CommandFailure(
    `${address} is the only owner of ${organizations.join(', ')}; nothing was deleted. Make someone else an owner first: node bin/canvass users set-role <address> --role owner --organization <id or name>, or delete the organisation: node bin/canvass organizations delete <id or name>`,
    'last_owner',
  );
}
