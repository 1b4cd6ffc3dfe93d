import type { Command } from 'commander';
import { releaseAddress } from '#service/account/email/claimAddress.ts';
import { recordForUser } from '#service/base/audit/recordAudit.ts';
import { setEmailProof } from '#store/query/account/emailProof.ts';
import { findUser, lockUserRow, type UserRow } from '#store/query/account/user.ts';
import type { Database } from '#store/tables.ts';
import { CommandFailure } from '../../failure.ts';
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
      .argument('<address>', 'the e-mail address of the account')
      .option('--data <folder>', 'the data folder');
  command('confirm-address', 'confirm that an e-mail address belongs to its account').action(confirm);
  command(
    'release-address',
    'remove an e-mail address from an account that does not own it; the account is kept without one',
  ).action(release);
}

async function confirm(address: string, flags: DataFlags): Promise<void> {
  const email = await withExistingData(flags, async ({ store }) => {
    const { id } = await personOrFail(store, address);
    return await store.write(async ({ db }) => {
      const { name, email } = await addressed(db, id);
      await setEmailProof(db, id, 'proved');
      await recordForUser(db, { id, name }, 'account.email_confirmed', Date.now(), { actor });
      return email;
    });
  });
  print(`${email} is confirmed.`);
}

async function release(address: string, flags: DataFlags): Promise<void> {
  const person = await withExistingData(flags, async ({ store }) => {
    const { id } = await personOrFail(store, address);
    return await store.write(async ({ db }) => {
      const user = await addressed(db, id);
      await releaseAddress(db, user, actor, Date.now());
      return user;
    });
  });
  print(`${person.email} is free. The account ${person.id} now has no e-mail address.`);
}

/** Reads the account again under its lock: its address may have changed since it was found. */
async function addressed(db: Database, id: string): Promise<UserRow> {
  await lockUserRow(db, id);
  const user = await findUser(db, id);
  if (user === undefined) throw new CommandFailure('The account has just been deleted.', 'user_unknown');
  if (user.email === '')
    throw new CommandFailure(
      `The account ${id} has no e-mail address; nothing was changed.`,
      'address_missing',
    );
  return user;
}
