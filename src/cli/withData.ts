import { readConfig } from '#config';
import { chooseOrganization } from '#service/chooseOrganization.ts';
import { hasInstallation } from '#service/hasInstallation.ts';
import { type Data, openData } from '#service/openData.ts';
import { listOrganizations, type OrganizationRow } from '#store/query/organization.ts';
import { CommandFailure } from './failure.ts';

export interface DataFlags {
  data?: string;
}

/** Opens the installation for one command, making it where there is none, and closes it whatever happens. */
export async function withData<T>(flags: DataFlags, work: (data: Data) => Promise<T>): Promise<T> {
  const data = await openData(readConfig(flags));
  try {
    return await work(data);
  } finally {
    await data.close();
  }
}

/** The same for commands that only read: a folder that was mistyped is told, and not filled with a new installation. */
export async function withExistingData<T>(flags: DataFlags, work: (data: Data) => Promise<T>): Promise<T> {
  const config = readConfig(flags);
  if (!hasInstallation(config))
    throw new CommandFailure(
      `There is no installation in ${config.data}. Name its folder with --data <folder> or CANVASS_DATA, or begin one: node bin/canvass organizations create <name>`,
      'data_missing',
    );
  return await withData(flags, work);
}

const severalHint = 'Name one with --organization <id or name>';
/** Enough to see which one was meant. */
const mostNames = 20;

/** The organisation that the person named, or a sentence that says how to name one. */
export async function organizationOrFail(
  data: Data,
  asked: string | undefined,
  hint = severalHint,
): Promise<OrganizationRow> {
  const chosen = await chooseOrganization(data.store.read, asked);
  if (chosen.ok) return chosen.value;
  const { failure } = chosen;
  switch (failure.code) {
    case 'organization_unknown': {
      const names = (await listOrganizations(data.store.read)).map(({ name }) => `"${name}"`);
      const there =
        names.length === 0 ? 'There is none yet' : `There are: ${names.slice(0, mostNames).join(', ')}`;
      throw new CommandFailure(
        `There is no organisation with the id or name "${failure.asked}". ${there}. Make one: node bin/canvass organizations create <name>`,
        failure.code,
      );
    }
    case 'organization_ambiguous':
      throw new CommandFailure(
        `Several organisations are called "${failure.asked}". Name one by its id: node bin/canvass organizations list`,
        failure.code,
      );
    case 'organization_needed':
      throw new CommandFailure(
        failure.count === 0
          ? 'There is no organisation yet. Make one: node bin/canvass organizations create <name>'
          : `There are several organisations. ${hint}; node bin/canvass organizations list shows them.`,
        failure.code,
      );
  }
}
