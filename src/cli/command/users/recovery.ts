import type { Command } from 'commander';
import { pluralize } from '#kit/text/pluralize.ts';
import { makeResetLink } from '#service/account/password/makeResetLink.ts';
import { disableTotp } from '#service/account/secondFactor/totpSetup.ts';
import { endAllSessions } from '#service/account/session/endAllSessions.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { recordForUser } from '#service/base/audit/recordAudit.ts';
import { note, print } from '../../output.ts';
import { urlOfService } from '../../urlOfService.ts';
import { type DataFlags, withExistingData } from '../../withData.ts';
import { personOrFail } from './personOrFail.ts';

const byCommand = { kind: 'command_line' } as const;

/** Lets the operator help people who can no longer sign in. */
export function addRecovery(users: Command): void {
  users
    .command('reset-password')
    .description('print a link to set a new password; nothing changes until it is used')
    .argument('<address>', 'the e-mail address of the account')
    .option('--data <folder>', 'the data folder')
    .action(resetPassword);

  users
    .command('disable-second-factor')
    .description('turn off the second factor of an account')
    .argument('<address>', 'the e-mail address of the account')
    .option('--data <folder>', 'the data folder')
    .action(disableSecondFactor);

  users
    .command('end-sessions')
    .description('end all sessions of an account')
    .argument('<address>', 'the e-mail address of the account')
    .option('--data <folder>', 'the data folder')
    .action(endSessions);
}

async function resetPassword(address: string, flags: DataFlags): Promise<void> {
  const secret = await withExistingData(flags, async ({ store, secrets }) => {
    const { id, name } = await personOrFail(store, address);
    const now = Date.now();
    return await store.write(async ({ db }) => {
      await recordForUser(db, { id, name }, 'member.reset_link_made', now, { actor: byCommand });
      return await makeResetLink(db, new AccountKeys(secrets), { userId: id, origin: 'operator' }, now);
    });
  });
  note('The link works once, for an hour. Give it only to the owner of the account.');
  print(`${urlOfService(flags)}/reset/${secret}`);
}

async function disableSecondFactor(address: string, flags: DataFlags): Promise<void> {
  const wasOn = await withExistingData(flags, async ({ store }) =>
    disableTotp(store, await personOrFail(store, address), Date.now()),
  );
  print(wasOn ? 'The second factor is off.' : 'The account has no second factor; nothing to turn off.');
}

async function endSessions(address: string, flags: DataFlags): Promise<void> {
  const count = await withExistingData(flags, async ({ store }) =>
    endAllSessions(store, await personOrFail(store, address), byCommand, Date.now()),
  );
  print(count === 0 ? 'The account had no sessions.' : `Ended ${pluralize(count, 'session')}.`);
}
