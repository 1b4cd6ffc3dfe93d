import { type Command, Option } from 'commander';
import { formatInstant } from '#kit/time/instant.ts';
import { createUser } from '#service/account/createUser.ts';
import { listUsers } from '#store/query/account/user.ts';
import type { Role } from '#store/tables.ts';
import { CommandFailure, WrongUsage } from '../failure.ts';
import { print, printJson, printTable } from '../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../withData.ts';
import { addAddress } from './users/address.ts';
import { addDelete } from './users/delete.ts';
import { addMembership } from './users/membership.ts';
import { addRecovery } from './users/recovery.ts';

interface CreateFlags extends DataFlags {
  email: string;
  name: string;
  organization?: string;
  role?: Role;
  json?: boolean;
}

export function addUsers(program: Command): void {
  const users = program.command('users').description('create, list and delete accounts, and change roles');

  users
    .command('create')
    .description('create an account and print its id')
    .requiredOption('--email <address>', 'the e-mail address, unique regardless of case')
    .requiredOption('--name <text>', 'the name of the person')
    .option('--organization <id or name>', 'the organisation that the person belongs to')
    .addOption(
      new Option('--role <role>', 'the role; member by default').choices(['owner', 'admin', 'member']),
    )
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(create);

  users
    .command('list')
    .description('list all accounts')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an array')
    .action(list);

  addRecovery(users);
  addAddress(users);
  addMembership(users);
  addDelete(users);
}

async function create(flags: CreateFlags): Promise<void> {
  if (flags.name.trim() === '') throw new WrongUsage('The name must not be empty.');
  if (flags.role !== undefined && flags.organization === undefined)
    throw new WrongUsage('--role needs an organisation: add --organization <id or name>.');
  const created = await withExistingData(flags, async (data) => {
    const organization =
      flags.organization === undefined ? undefined : await organizationOrFail(data, flags.organization);
    const membership = organization && { organizationId: organization.id, role: flags.role ?? 'member' };
    return await createUser(
      data.store,
      { email: flags.email, name: flags.name.trim(), membership },
      Date.now(),
    );
  });
  if (!created.ok) {
    if (created.failure.code === 'email_invalid')
      throw new WrongUsage(`"${flags.email}" is not an e-mail address.`);
    throw new CommandFailure(`An account with the address "${flags.email}" already exists.`);
  }
  if (flags.json) printJson({ id: created.value.id, email: flags.email.trim(), name: flags.name.trim() });
  else print(created.value.id);
}

const confirmed = { none: 'no', vouched: 'by an owner', proved: 'yes' } as const;

async function list(flags: DataFlags & { json?: boolean }): Promise<void> {
  const rows = await withExistingData(flags, ({ store }) => listUsers(store.read));
  if (flags.json) {
    printJson(rows.map((row) => ({ ...row, created_at: formatInstant(row.created_at) })));
    return;
  }
  printTable(
    ['ID', 'EMAIL', 'CONFIRMED', 'NAME', 'MEMBER OF', 'CREATED'],
    rows.map((row) => [
      row.id,
      row.email === '' ? '-' : row.email,
      confirmed[row.email_proof],
      row.name,
      row.memberships.map(({ organization, role }) => `${organization} (${role})`).join(', '),
      formatInstant(row.created_at),
    ]),
  );
}
