import type { Command } from 'commander';
import { readConfig } from '#config';
import { pluralize } from '#kit/text/pluralize.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { dataMissing, findData } from '#service/operate/dataMissing.ts';
import type { Data } from '#service/operate/openData.ts';
import { createSecrets } from '#service/operate/secrets/createSecrets.ts';
import { acceptedFor, type Rotation, rotateSecrets } from '#service/operate/secrets/rotateSecrets.ts';
import { countHashed, sealedRows } from '#store/query/operate/sealed.ts';
import { CommandFailure } from '../failure.ts';
import { print, printJson } from '../output.ts';
import { type DataFlags, withAnySecrets, withExistingData } from '../withData.ts';

interface RotateFlags extends DataFlags {
  leaked?: boolean;
  all?: boolean;
  yes?: boolean;
  json?: boolean;
}

export function addSecrets(program: Command): void {
  const secrets = program.command('secrets').description('rotate or recreate the keys of the installation');

  secrets
    .command('rotate')
    .description('rotate the keys while the service runs; without --yes it only shows what would happen')
    .option('--leaked', 'reject everything the old key signed immediately, because it leaked')
    .option('--all', 'also rotate the hash key: ends all sessions, recovery codes and open links')
    .option('--yes', 'do it')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(rotate);

  secrets
    .command('create')
    .description('create new keys for an installation that lost secrets.json; needs --yes')
    .option('--yes', 'do it')
    .option('--data <folder>', 'the data folder')
    .action(create);
}

async function rotate(flags: RotateFlags): Promise<void> {
  const rotation = { leaked: flags.leaked ?? false, all: flags.all ?? false };
  await withExistingData(flags, async (data) => {
    const plan = await planOf(data, rotation);
    if (flags.yes !== true) {
      if (flags.json) printJson({ rotated: false, ...plan.counts });
      else
        for (const line of [
          'With --yes:',
          ...plan.lines,
          'Nothing was changed. Run the command again with --yes.',
        ])
          print(line);
      // A scheduled job without --yes must not look like a successful rotation.
      process.exitCode = 1;
      return;
    }
    const rotated = await rotateSecrets(data, rotation);
    if (!rotated.ok)
      throw new CommandFailure(
        rotated.failure.code === 'busy'
          ? 'Another command is changing the secrets. Try again when it has finished.'
          : `secrets.json is missing from ${data.folder}.`,
        rotated.failure.code,
      );
    if (flags.json) printJson({ rotated: true, ...plan.counts, sealed_again: rotated.value });
    else for (const line of [...plan.lines, 'The keys are rotated.']) print(line);
  });
}

async function planOf({ store, secrets }: Data, { leaked, all }: Rotation) {
  const sealed = await sealedRows(store.read);
  const hashed = await countHashed(store.read);
  const counts = {
    authenticator_apps: sealed.totp.length,
    invitations: sealed.invitations.length,
    mails: sealed.mails.length,
    connections: sealed.connections.length,
    ...hashed,
    earlier_keys: secrets.accepted.length,
  };
  const until = formatInstant(Date.now() + acceptedFor);
  const lines = [
    `Re-encrypted with the new key: ${pluralize(counts.authenticator_apps, 'authenticator app')}, ${pluralize(counts.invitations, 'invitation')}, ${pluralize(counts.mails, 'unsent e-mail')}, ${pluralize(counts.connections, 'connection')} to other services.`,
    leaked
      ? 'Rejected immediately: existing links to files, open pages that have not been sent yet, uploads in progress, and recognised browsers.'
      : `Links to files, open pages and uploads signed with the old key are valid until ${until}.`,
    all
      ? `Ends: ${pluralize(hashed.sessions, 'session')}, ${pluralize(hashed.links, 'open link')} to set up an organisation, a password or an address, ${pluralize(hashed.codes, 'recovery code')}. Forms in privacy mode or with one response per browser forget who has answered.`
      : 'Sessions, open links and recovery codes stay valid.',
  ];
  return { counts, lines };
}

async function create(flags: DataFlags & { yes?: boolean }): Promise<void> {
  const config = readConfig(flags);
  if (!(await findData(config)).begun) throw dataMissing(config);
  await withAnySecrets(flags, async (data) => {
    if (data.secrets !== undefined)
      throw new CommandFailure(
        `${data.folder} already has a secrets.json. To replace its keys: node bin/canvass secrets rotate. If it belongs to another installation, move it away first.`,
        'secrets_exist',
      );
    const { totp, invitations, mails, connections } = await sealedRows(data.store.read);
    print(
      `Lost with the old keys: ${pluralize(totp.length, 'authenticator app')}, ${pluralize(invitations.length, 'invitation')}, ${pluralize(mails.length, 'unsent e-mail')}, ${pluralize(connections.length, 'connection')} to other services; everyone has to sign in again, and recovery codes, open links and links to files stop working. Forms in privacy mode or with one response per browser forget who has answered.`,
    );
    if (flags.yes !== true) {
      print('Nothing was changed. Run the command again with --yes.');
      process.exitCode = 1;
      return;
    }
    await createSecrets(data);
    print(
      'New keys created. Remove lost authenticator apps with: node bin/canvass users disable-second-factor <address>',
    );
  });
}
