import type { Command } from 'commander';
import { releaseAddress } from '#service/account/email/claimAddress.ts';
import { recordForUser } from '#service/organization/audit/recordAudit.ts';
import { setEmailProof } from '#store/query/account/emailProof.ts';
import { print } from '../../output.ts';
import { type DataFlags, withExistingData } from '../../withData.ts';
import { personOrFail } from './personOrFail.ts';

const actor = { kind: 'command_line' } as const;

/** Lets the operator confirm an address in place of a mailed link. */
export function addAddress(users: Command): void {
  const command = (name: string, about: string) =>
    users
      .command(name)
      .description(about)
      .argument('<address>', 'the mail address of the account')
      .option('--data <folder>', 'the data folder');
  command('confirm-address', 'say that a mail address belongs to the account that has it').action(confirm);
  command(
    'release-address',
    'take a mail address from an account that is not its owner; the account stays, without an address',
  ).action(release);
}

async function confirm(address: string, flags: DataFlags): Promise<void> {
  const email = await withExistingData(flags, async ({ store }) => {
    const { id, name, email } = await personOrFail(store, address);
    await store.write(async ({ db }) => {
      await setEmailProof(db, id, 'proved');
      await recordForUser(db, { id, name }, 'account.email_confirmed', Date.now(), { actor });
    });
    return email;
  });
  print(`${email} is confirmed.`);
}

async function release(address: string, flags: DataFlags): Promise<void> {
  const person = await withExistingData(flags, async ({ store }) => {
    const user = await personOrFail(store, address);
    await store.write(({ db }) => releaseAddress(db, user, actor, Date.now()));
    return user;
  });
  print(`${person.email} is free. The account ${person.id} has no mail address now.`);
}
