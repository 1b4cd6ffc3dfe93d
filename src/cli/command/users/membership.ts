import { type Command, Option } from 'commander';
import type { Data } from '#service/operate/openData.ts';
import { changeMember } from '#service/organization/member/changeMember.ts';
import { removeMember } from '#service/organization/member/removeMember.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findMemberByEmail, type MemberRow } from '#store/query/organization/membership.ts';
import type { OrganizationRow } from '#store/query/organization/organization.ts';
import type { Role } from '#store/tables.ts';
import { CommandFailure } from '../../failure.ts';
import { print } from '../../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../../withData.ts';

interface MembershipFlags extends DataFlags {
  organization?: string;
}

/** Lets the operator repair an organisation whose own members cannot. */
export function addMembership(users: Command): void {
  const command = (name: string, about: string) =>
    users
      .command(name)
      .description(about)
      .argument('<address>', 'the e-mail address of the account')
      .option('--organization <id or name>', 'the organisation; optional if there is only one')
      .option('--data <folder>', 'the data folder');

  command('set-role', 'change the role of a member')
    .addOption(
      new Option('--role <role>', 'the new role').choices(['owner', 'admin', 'member']).makeOptionMandatory(),
    )
    .action(setRole);
  command('remove', 'remove a member from an organisation; the account is kept').action(remove);
}

async function setRole(address: string, flags: MembershipFlags & { role: Role }): Promise<void> {
  await withExistingData(flags, async (data) => {
    const { organization, member } = await memberOrFail(data, flags, address);
    const { role } = flags;
    const changed = await changeMember(
      operatorWrites(data.store, organization.id),
      member.id,
      { role },
      Date.now(),
    );
    if (!changed.ok) throw refusal(changed.failure.code, organization, address);
    print(`${member.email} is now ${article(role)} of ${organization.name}.`);
  });
}

async function remove(address: string, flags: MembershipFlags): Promise<void> {
  await withExistingData(flags, async (data) => {
    const { organization, member } = await memberOrFail(data, flags, address);
    const writes = operatorWrites(data.store, organization.id);
    const removed = await removeMember(writes, member.id, Date.now());
    if (!removed.ok) throw refusal(removed.failure.code, organization, address);
    print(`Removed ${member.email} from ${organization.name}. The account still exists.`);
  });
}

async function memberOrFail(
  data: Data,
  flags: MembershipFlags,
  address: string,
): Promise<{ organization: OrganizationRow; member: MemberRow }> {
  const organization = await organizationOrFail(data, flags.organization);
  const member = await findMemberByEmail(data.store.read, organization.id, address);
  if (member === undefined) throw refusal('member_unknown', organization, address);
  return { organization, member };
}

function refusal(code: string, { name, id }: OrganizationRow, address: string): CommandFailure {
  return new CommandFailure(
    code === 'last_owner'
      ? `${address} is the only owner of ${name}, and an organisation needs one. Make someone else an owner first: node bin/canvass users set-role <address> --role owner, or node bin/canvass setup-link --organization ${id}`
      : `No member of ${name} has the address "${address}". To see who does: node bin/canvass users list`,
    code,
  );
}

function article(role: Role): string {
  return role === 'member' ? 'a member' : `an ${role}`;
}
